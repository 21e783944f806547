/** Sharing of one module as the federation plugin takes it. */
export interface Sharing {
  singleton: true;
  version: string;
  requiredVersion: string;
  eager?: boolean;
  import?: false;
}

export declare const EAGER: readonly string[];
export declare const LAZY: readonly string[];
export declare function providedByShell(): Record<string, Sharing>;
export declare function consumedByRemotes(): Record<string, Sharing>;
