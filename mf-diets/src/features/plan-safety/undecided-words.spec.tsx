import { expect, it, jest } from '@jest/globals';
import { ownWordRoutes } from '@pora/contracts/catalog/own-word.routes';
import { surveyAnswersSchema } from '@pora/contracts/patients/survey.model';
import { surveyRoutes } from '@pora/contracts/patients/survey.routes';
import { type NotUnderstood } from '@pora/contracts/plans/plan-safety.model';
import { planInsightRoutes } from '@pora/contracts/plans/plan-steps.routes';
import { renderScreen } from '@pora/kit/testing';
import { screen, within } from '@testing-library/react';
import { makePlan, makeSafety } from '../../testing/make-plan.js';
import { serveDiets } from '../../testing/serve-diets.js';
import { PlanEditor } from '../plan-editor/public.js';

const gap = (entry: string, rest: Partial<NotUnderstood> = {}): NotUnderstood => ({
  ...{ entry, source: 'intolerances', reason: 'no_food', sentence: '' },
  ...rest,
});
const CELIAC = gap('celiakia', { source: 'chronic', reason: 'elsewhere' });
const RAW = gap('nic surowego');
const NOTE = gap('nie za dużo cebuli', { source: 'disliked', reason: 'note' });
const SURVEY = {
  ...surveyAnswersSchema.parse({}),
  ...{ id: 'ps-1', patientId: 'p-hanna', surveyDate: null, sourceFile: null, version: 1, wordDecisions: [] },
  ...{ createdAt: '', updatedAt: '', createdBy: 'a@b.pl', updatedBy: 'a@b.pl' },
};

const open = async (notUnderstood: NotUnderstood[]) => {
  const plan = makePlan();
  const api = serveDiets({ plan });
  api.on(surveyRoutes.list, { items: [SURVEY], nextStartKey: null });
  api.on(ownWordRoutes.understand, { phrases: [] });
  const state = notUnderstood.length > 0 ? 'attention' : 'safe';
  api.on(planInsightRoutes.safety, makeSafety({ state, notUnderstood }));
  const view = renderScreen(<PlanEditor planId="pl-1" onClose={jest.fn()} />);
  await screen.findByRole('dialog', { name: plan.name });
  return view;
};

it('[decisions 72] nad planem stoją wpisy bez decyzji, a „Rozstrzygnij” prowadzi do odpowiedzi; liczby są te same', async () => {
  const { user } = await open([CELIAC, RAW, NOTE]);
  expect(
    await screen.findByText('2 wpisy z ankiety czekają na decyzję:', { normalizer: plain }),
  ).toBeInTheDocument();
  expect(screen.getByText(/^„celiakia”, „nic surowego”\. Do tego czasu plan nie jest/)).toBeInTheDocument();
  expect(
    screen.getByRole('button', { name: (name) => plain(name) === 'Ostrzeżenia planu: 2 wpisy bez decyzji' }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Rozstrzygnij' }));
  const warnings = within(await screen.findByRole('dialog', { name: 'Ostrzeżenia' }));
  expect(warnings.getByText('„celiakia”')).toBeInTheDocument();
  expect(warnings.getByRole('button', { name: 'Dotyczy kogoś z rodziny: „celiakia”' })).toBeInTheDocument();
  expect(
    warnings.getByRole('button', { name: 'Zostaw jako uwagę dla mnie: „nic surowego”' }),
  ).toBeInTheDocument();
  // What the dietitian minds herself is told and asks nothing.
  expect(warnings.getByText('„nie za dużo cebuli”')).toBeInTheDocument();
  expect(warnings.queryByRole('button', { name: /nie za dużo cebuli/ })).toBeNull();
});

it('[decisions 72] sama uwaga dla dietetyka o nic nie pyta, a plan nie jest przez nią „Bezpieczny”', async () => {
  await open([NOTE]);
  expect(
    await screen.findByRole('button', { name: (name) => plain(name) === 'Ostrzeżenia planu: 1 uwaga' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Rozstrzygnij' })).toBeNull();
});

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
