/** The description of the API as one page: no scripts, nothing from elsewhere; what is folded opens by its own name. */
import type {
  ApiContent,
  ApiDocument,
  ApiOperation,
  ApiParameter,
  ApiResponse,
  JsonSchema,
} from '@pora/contracts/openapi/openapi.types';
import { markup, Html } from './markup.js';
import { PAGE_STYLE } from './page-style.js';
import { schemaText } from './schema-text.js';

interface Call {
  readonly verb: string;
  readonly path: string;
  readonly operation: ApiOperation;
}

/** The whole page. */
export function renderPage(document: ApiDocument): string {
  const { info, tags, components } = document;
  const calls = callsOf(document);
  const page = markup`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title} ${info.version}</title>
        <style>${new Html(PAGE_STYLE)}</style>
      </head>
      <body>
        <header>
          <h1>${info.title} ${info.version}</h1>
          <p>${words(info.description)}</p>
          <a href="/api/openapi.json">The same as an OpenAPI 3.1 document</a>
        </header>
        <nav aria-label="Features">
          <ul>
            ${tags.map(({ name }) => markup`<li><a href="#${anchorOf(name)}">${name}</a></li>`)}
            <li><a href="#models">Models</a></li>
          </ul>
        </nav>
        <main>
          ${tags.map((tag) => featureOf(tag, calls, components.responses))}
          <h2 id="models">Models</h2>
          ${Object.entries(components.schemas).map(([name, schema]) => modelOf(name, schema))}
        </main>
      </body>
    </html>`;
  return page.text;
}

function callsOf({ paths }: ApiDocument): Call[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([verb, operation]) => ({ verb: verb.toUpperCase(), path, operation })),
  );
}

const anchorOf = (name: string) => `feature-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`;

/** A sentence in which words between backticks are code. */
function words(text: string): Html {
  const pieces = text
    .split('`')
    .map((piece, index) => (index % 2 === 1 ? markup`<code>${piece}</code>` : markup`${piece}`));
  return markup`${pieces}`;
}

function featureOf(
  { name, description }: ApiDocument['tags'][number],
  calls: readonly Call[],
  refusals: Readonly<Record<string, ApiResponse>>,
): Html {
  const own = calls.filter(({ operation }) => operation.tags.includes(name));
  return markup`<h2 id="${anchorOf(name)}">${name}</h2>
    <p>${words(description)}</p>
    ${own.map((call) => callOf(call, refusals))}`;
}

function callOf({ verb, path, operation }: Call, refusals: Readonly<Record<string, ApiResponse>>): Html {
  const { operationId, summary, description, security, parameters = [], requestBody } = operation;
  const isOpen = security.length === 0;
  return markup`<details>
    <summary>
      <code class="verb">${verb}</code><code>${path}</code><span class="about">${words(summary)}</span>
    </summary>
    <div id="${operationId}">
      ${description === undefined ? undefined : markup`<p>${words(description)}</p>`}
      <p>Operation <code>${operationId}</code>${isOpen ? ', open to everybody' : undefined}.</p>
      ${
        parameters.length > 0
          ? markup`<h3>Parameters</h3>
              <dl>${parameters.map(parameterOf)}</dl>`
          : undefined
      }
      ${
        requestBody &&
        markup`<h3>Body</h3>
          <p>${requestBody.description}</p>
          ${contentOf(requestBody.content)}`
      }
      <h3>Answers</h3>
      <dl>${Object.entries(operation.responses).map(([status, one]) => answerOf(status, one, refusals))}</dl>
    </div>
  </details>`;
}

function parameterOf({ name, in: place, required, description, schema }: ApiParameter): Html {
  return markup`<dt><code>${name}</code> in the ${place}${required ? undefined : ', optional'}</dt>
    <dd>
      <code>${schemaText(schema)}</code>
      ${description === undefined ? undefined : markup`<br />${words(description)}`}
    </dd>`;
}

function contentOf(content: ApiContent = {}): Html {
  const types = Object.entries(content).map(
    ([type, { schema }]) =>
      markup`<pre>${type === 'application/json' ? '' : `${type}: `}${schemaText(schema)}</pre>`,
  );
  return markup`${types}`;
}

function answerOf(
  status: string,
  response: ApiResponse,
  refusals: Readonly<Record<string, ApiResponse>>,
): Html {
  const { $ref: ref } = response;
  const told =
    ref === undefined ? response : (refusals[ref.slice('#/components/responses/'.length)] ?? response);
  const body = ref === undefined ? contentOf(told.content) : codesOf(told);
  return markup`<dt><code>${status}</code> ${words(told.description ?? '')}</dt>
    <dd>${body}${headersOf(told)}</dd>`;
}

/** Headers that come with an answer, each with what it tells. */
function headersOf({ headers = {} }: ApiResponse): Html {
  const lines = Object.entries(headers).map(
    ([name, { description }]) => markup`<br /><code>${name}</code>: ${words(description)}`,
  );
  return markup`${lines}`;
}

/** The codes of a refusal; the rest of its shape is the same everywhere. */
function codesOf({ content }: ApiResponse): Html {
  const parts = (content?.['application/json']?.schema['allOf'] ?? []) as JsonSchema[];
  const properties = parts.flatMap((part) =>
    Object.entries((part['properties'] ?? {}) as Record<string, JsonSchema>),
  );
  const codes = properties.flatMap(([name, { enum: values }]) =>
    name === 'code' ? (values as string[]) : [],
  );
  return markup`${codes.map((code, index) => markup`${index > 0 ? ', ' : ''}<code>${code}</code>`)}`;
}

function modelOf(name: string, schema: JsonSchema): Html {
  return markup`<details>
    <summary><code>${name}</code></summary>
    <div><pre id="model-${name}">${schemaText(schema)}</pre></div>
  </details>`;
}
