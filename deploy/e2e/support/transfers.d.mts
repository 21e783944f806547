import { type Page } from 'playwright-core';

/** A request as it went over the line. */
export interface Transfer {
  path: string;
  /** Kind of resource as the browser names it: document, script, fetch, font … */
  kind: string;
  /** Bytes of the body as they were sent, compressed. */
  bytes: number;
}

export function recordColdLoad(page: Page, url: string): Promise<Transfer[]>;
export function scriptBytes(transfers: readonly Transfer[]): number;
export function beforeData(transfers: readonly Transfer[]): Transfer[];
export function isData(transfer: Transfer): boolean;
export function untilQuiet(page: Page): Promise<void>;
