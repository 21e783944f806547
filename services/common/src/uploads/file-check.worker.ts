import { serveTasks } from '../workers/worker-side.js';
import { openOfficeFile } from './office-file.js';
import { answeringFaults } from './upload-fault.js';

/** What the thread is given. */
export interface FileCheckTask {
  readonly extension: string;
  readonly bytes: Uint8Array;
}

serveTasks(
  answeringFaults(({ extension, bytes }: FileCheckTask): void => {
    if (extension !== '.pdf') openOfficeFile(bytes, extension);
  }),
);
