import { answeringFaults } from '@pora/common/uploads/upload-fault';
import { serveTasks } from '@pora/common/workers/worker-side';
import { makePicture, type MadePicture, type PictureTask } from './make-picture.js';

serveTasks(answeringFaults((task: PictureTask): Promise<MadePicture> => makePicture(task)));
