export * from './call.js';
export * from './route.js';
export type { ErrorCode } from './errors/error-codes.js';
export { errorBodySchema, type ErrorBody, type FieldProblem } from './errors/error-body.js';
