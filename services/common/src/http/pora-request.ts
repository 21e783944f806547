import type { Request } from 'express';
import type { CallerInfo } from '../request-context.js';
import type { EndpointInfo } from './endpoint-info.js';
import type { ParsedInput } from './read-input.js';

/** Express request with what the guard puts on it. */
export interface PoraRequest extends Request {
  requestId: string;
  /** Route and options of the handler; absent where no handler fits the address. */
  endpoint?: EndpointInfo;
  caller?: CallerInfo;
  /** CSRF token of the caller's session; absent on public and internal routes. */
  csrfToken?: string;
  input?: ParsedInput;
}
