import '@pora/common/unoptimized-start';
import { startService } from '@pora/common/bootstrap';
import { catalogService } from './service.js';

await startService(catalogService);
