// What somebody writes who builds on the API: a client generated from the document, and a few calls. It is compiled
// and run by api-client.medium.spec.ts, beside the types that were generated for it.
import createClient from 'openapi-fetch';
import type { components, paths } from './api.js';

const { PORA_URL = '', PORA_COOKIE = '' } = process.env;
const client = createClient<paths>({ baseUrl: PORA_URL, headers: { Cookie: PORA_COOKIE } });

type NewPatient = components['schemas']['NewPatientInput'];
// @ts-expect-error a name is a text
export const wrong: NewPatient = { personal: { firstName: 7, lastName: 'Brzezińska' } };
// @ts-expect-error there is no such address
export const nowhere: keyof paths = '/internal/patients/{id}';

const session = await client.GET('/api/auth/csrf');
if (!session.data) throw new Error(`not signed in: ${session.error.code}`);
const { csrfToken } = session.data;
client.use({
  onRequest: ({ request }) => {
    request.headers.set('X-CSRF-Token', csrfToken);
  },
});

const hanna: NewPatient = { personal: { firstName: 'Hanna', lastName: 'Brzezińska' } };
const created = await client.POST('/api/patients', { body: hanna });
if (!created.data) throw new Error(`not created: ${created.error.code}`);
const path = { id: created.data.id };

const read = await client.GET('/api/patients/{id}', { params: { path } });
if (!read.data) throw new Error(`not found: ${read.error.code}`);

// What is read comes with a tag, and a change is made on it.
const params = { path, header: { 'If-Match': read.response.headers.get('ETag') ?? 'none' } };
const changed = await client.PATCH('/api/patients/{id}', { params, body: { tdee: 2100 } });
const late = await client.PATCH('/api/patients/{id}', { params, body: { tdee: 1900 } });
// The code says which refusal it is, and the compiler knows what comes with it.
const stored = late.error?.code === 'stale_version' ? late.error.details.current : undefined;

console.log(
  JSON.stringify({
    lastName: read.data.personal.lastName,
    tdee: changed.data?.tdee,
    late: { status: late.response.status, code: late.error?.code, stored },
  }),
);
