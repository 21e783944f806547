import { Injectable } from '@nestjs/common';
import { WireAnswer } from '@pora/common/answers';
import { readVersion } from '@pora/common/instances/program-version';
import { renderPage } from './page.js';
import { PAGE_POLICY } from './page-style.js';

/** Kept by the browser of the person for a moment, and by nobody on the way. */
const KEPT = { 'Cache-Control': 'private, max-age=60' };

/** Every package of a release has the same version. */
const PACKAGE = new URL('../../package.json', import.meta.url);

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
  const document = describeApi(readVersion(PACKAGE));
  return { document: JSON.stringify(document), page: renderPage(document) };
}
