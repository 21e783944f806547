import type { SignedIn } from '@pora/common/testing/app';
import type { PlanSafety } from '@pora/contracts/plans/plan-safety.model';
import type { Plan } from '@pora/contracts/plans/plan.model';
import { asBuffer } from './docx-file.js';

const pathOf = ({ id }: Pick<Plan, 'id'>) => `/api/diet-plans2/${id}`;

/** Takes on what is asked about before a plan leaves, as it is now; answers the id for `?confirmation=`. */
export async function confirmExport(person: SignedIn, plan: Pick<Plan, 'id'>): Promise<string> {
  const { body } = await person.get(`${pathOf(plan)}/safety`).expect(200);
  const { state, dangerous } = body as PlanSafety;
  const read = { reason: 'Uzgodnione na wizycie', state, dangerous };
  const confirmed = await person.post(`${pathOf(plan)}/export-docx-confirmations`, read).expect(201);
  return String(confirmed.body.id);
}

/** A plan's Word file; what is asked about before it leaves is answered with a reason, as in the dialog. */
export async function exportDocx(person: SignedIn, plan: Pick<Plan, 'id'>, query = '') {
  const asked = (more = '') =>
    person
      .get(`${pathOf(plan)}/export-docx?${[query, more].filter(Boolean).join('&')}`)
      .buffer(true)
      .parse(asBuffer);
  const first = await asked();
  const answer =
    first.status === 409 ? await asked(`confirmation=${await confirmExport(person, plan)}`) : first;
  if (answer.status !== 200) throw new Error(`${answer.status} ${String(answer.body)}`);
  return { bytes: answer.body as Buffer, headers: answer.headers as Record<string, string> };
}
