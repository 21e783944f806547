import { useDirtyGuard } from '@pora/kit';
import { type CloseGuardOptions, useCloseGuard } from '@pora/ui/overlays';

/** Guards what a dialog would lose: the ways out of the page ask, and so does closing the dialog [core §4]. */
export function useUnsavedGuard(options: CloseGuardOptions): ReturnType<typeof useCloseGuard> {
  useDirtyGuard({ dirty: options.dirty });
  return useCloseGuard(options);
}
