export declare const SLIMMED_FILES: RegExp;
export declare function slimRoutes(source: string): Promise<string>;
