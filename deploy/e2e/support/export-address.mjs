import { call } from './http-session.mjs';

/**
 * Where a plan's Word file is fetched: with an answer to whatever is asked about before the plan leaves. It holds for the
 * plan as it is now.
 * @param {import('./http-session.mjs').HttpSession} session @param {string} plan @param {string} [options]
 * @returns {Promise<string>}
 */
export async function exportAddress(session, plan, options = '') {
  const path = `/api/diet-plans2/${plan}`;
  const { state, dangerous } = await answer(session, 'GET', `${path}/safety`);
  const read = { reason: 'Uzgodnione na wizycie', state, dangerous };
  const { id } = await answer(session, 'POST', `${path}/export-docx-confirmations`, read);
  return `${path}/export-docx?${options === '' ? '' : `${options}&`}confirmation=${id}`;
}

/** @param {import('./http-session.mjs').HttpSession} session @param {string} method @param {string} address @param {unknown} [body] */
async function answer(session, method, address, body) {
  const { status, text } = await call(session, method, address, body);
  if (status >= 300) throw new Error(`${method} ${address}: HTTP ${status} ${text.slice(0, 200)}`);
  return JSON.parse(text);
}
