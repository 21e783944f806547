import '@pora/common/unoptimized-start';
import { startService } from '@pora/common/bootstrap';
import { patientsService } from './service.js';

await startService(patientsService);
