import type { ComponentType } from 'react';

/** Loads one page of a remote; the page takes no props and lives inside the shell's `<main>`. */
export type RemotePage = () => Promise<ComponentType>;

/** What a remote exposes as `./routes`: its pages by section name. Which address shows which page is the shell's. */
export interface RemoteModule<Section extends string = string> {
  readonly pages: Readonly<Record<Section, RemotePage>>;
}

/** Declares the pages of a remote; its routes module exports the result under the name `remote`. */
export function defineRemote<Section extends string>(
  pages: Readonly<Record<Section, RemotePage>>,
): RemoteModule<Section> {
  return { pages };
}

/** Whether a module loaded from elsewhere is one of ours: an older or broken release may not be. */
export function isRemoteModule(value: unknown): value is RemoteModule {
  const pages = (value as Partial<RemoteModule> | null | undefined)?.pages;
  return (
    typeof pages === 'object' &&
    pages !== null &&
    Object.values(pages).every((page) => typeof page === 'function')
  );
}
