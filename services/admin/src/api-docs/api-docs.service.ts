import { readFileSync } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { WireAnswer } from '@pora/common/answers';
import { renderPage } from './page.js';
import { PAGE_POLICY } from './page-style.js';

/** Kept by the browser of the person for a moment, and by nobody on the way. */
const KEPT = { 'Cache-Control': 'private, max-age=60' };

interface Descriptions {
  readonly document: string;
  readonly page: string;
}

/** The description of the release that answers, made when somebody asks for it first. */
@Injectable()
export class ApiDocsService {
  private made: Promise<Descriptions> | undefined;

  /** The OpenAPI document. */
  async document(): Promise<WireAnswer> {
    const { document } = await this.descriptions();
    return new WireAnswer(200, { ...KEPT, 'Content-Type': 'application/json; charset=utf-8' }, document);
  }

  /** The same as a page. It is the one answer of a service that is a page, so it brings a policy of its own. */
  async page(): Promise<WireAnswer> {
    const { page } = await this.descriptions();
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': PAGE_POLICY };
    return new WireAnswer(200, { ...KEPT, ...headers, 'Referrer-Policy': 'same-origin' }, page);
  }

  private descriptions(): Promise<Descriptions> {
    this.made ??= describe();
    return this.made;
  }
}

/** The contracts of all services are loaded here and not at the start: few people ever ask. */
async function describe(): Promise<Descriptions> {
  const { describeApi } = await import('@pora/contracts/openapi/document');
  const document = describeApi(releaseVersion());
  return { document: JSON.stringify(document), page: renderPage(document) };
}

/** Version of the package that this program belongs to; every package of a release has the same. */
function releaseVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
