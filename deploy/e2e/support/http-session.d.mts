import { type Agent, type IncomingHttpHeaders } from 'node:http';

/** A signed-in person: address of the product, session cookie and CSRF token. */
export interface HttpSession {
  origin: string;
  headers: Record<'cookie' | 'x-csrf-token', string>;
}

export interface RawCall {
  origin: string;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  agent?: Agent;
  timeoutMs?: number;
}

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

export function signInOverHttp(origin: string, email: string): Promise<HttpSession>;
export function request(call: RawCall): Promise<RawAnswer>;
export function call(session: HttpSession, method: string, path: string, body?: unknown): Promise<RawAnswer>;
