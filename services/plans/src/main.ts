import '@pora/common/unoptimized-start';
import { startService } from '@pora/common/bootstrap';
import { plansService } from './service.js';

await startService(plansService);
