import type { PoolFailure } from '@pora/common/workers/worker-pool';

/** Sentences about the engine's thread; in every case nothing was changed. */
export const engineStrings: Record<PoolFailure, string> = {
  timeout: 'Generowanie trwało zbyt długo i zostało przerwane. Plan się nie zmienił. Spróbuj ponownie.',
  crashed: 'Generator przerwał pracę. Plan się nie zmienił. Spróbuj ponownie za chwilę.',
  queue_full: 'Generator jest zajęty innymi planami. Spróbuj ponownie za kilka sekund.',
  stopped: 'Usługa jest właśnie uruchamiana ponownie. Spróbuj za kilka sekund.',
};
