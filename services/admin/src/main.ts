import '@pora/common/unoptimized-start';
import { startService } from '@pora/common/bootstrap';
import { adminService } from './service.js';

await startService(adminService);
