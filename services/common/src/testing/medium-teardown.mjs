export { stopMediumEnvironment as default } from './medium-setup.mjs';
