import type { DeclaredSection } from './section-rules.mjs';

export declare function declaredSections(folder: string): Promise<DeclaredSection[]>;
