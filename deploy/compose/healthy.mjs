// Health of the service in this container: Docker asks, /ready answers.
import { answers } from '../local/gateway.mjs';
import { SERVICE_PORT } from './places.mjs';

process.exit((await answers(`http://127.0.0.1:${SERVICE_PORT}/ready`)) ? 0 : 1);
