/** Light parts of the engine, safe for browsers; the generator is `@pora/engine/generator`. */
export * from './energy.js';
export * from './nutrition.js';
export * from './portions.js';
export * from './portion-detection.js';
export * from './rules.js';
export * from './slots.js';
export * from './totals.js';
export { ENGINE_VERSION } from './version.js';
