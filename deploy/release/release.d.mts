export declare function publish(options: { name: string; dist: string; webRoot: string }): Promise<boolean>;
export declare function rollback(options: { name: string; webRoot: string }): Promise<void>;
