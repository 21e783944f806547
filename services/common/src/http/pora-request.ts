import type { Request } from 'express';
import type { CallerInfo } from '../request-context.js';
import type { ParsedInput } from './read-input.js';

/** Express request with what the guard and the interceptor put on it. */
export interface PoraRequest extends Request {
  requestId: string;
  caller?: CallerInfo;
  /** CSRF token of the caller's session; absent on public and internal routes. */
  csrfToken?: string;
  input?: ParsedInput;
}
