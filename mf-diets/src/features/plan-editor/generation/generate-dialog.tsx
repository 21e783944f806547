import { MEAL_SOURCE_LABELS } from '@pora/contracts/catalog/meal-types.vocabulary';
import { planAlternativeCalls, planInsightCalls } from '@pora/contracts/calls';
import { type Plan } from '@pora/contracts/plans/plan.model';
import { type SafetyProblem } from '@pora/contracts/plans/plan-safety.model';
import { type FoodVerdicts } from '@pora/contracts/plans/plan-alternatives.model';
import { formatKcal, formatNumber, formatPercent, type LoadState, useApiQuery } from '@pora/kit';
import { Button, InlineNotice, media, theme } from '@pora/ui';
import { SparklesIcon } from '@pora/ui/icons';
import { Dialog, DialogFoot } from '@pora/ui/overlays';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { countMeals, isLocked, usePlanEditing } from '../../plan-work/public.js';
import { Candidates } from './candidates.js';
import { generateStrings as t } from './generate.strings.js';

interface GenerateDialogProps {
  /** The plan with the parameters that wait for "Zapisz": the generator works on these. */
  plan: Plan;
  /** Parameters are saved first. */
  savesFirst: boolean;
  onGenerate: () => void;
  onClose: () => void;
}

/** Before a run: what the generator will work on, what it leaves out, and where few meals are left, with what helps. */
export function GenerateDialog({ plan, savesFirst, onGenerate, onClose }: GenerateDialogProps) {
  const { id, version, generatorSources } = plan;
  const params = { id };
  const verdicts = useApiQuery(planAlternativeCalls.foodVerdicts, { params, version });
  const feasibility = useApiQuery(planInsightCalls.feasibility, {
    params,
    query: { sources: generatorSources.join(',') },
    version,
  });
  const missing = verdicts.phase === 'ready' ? verdicts.data.missing : [];
  const submit = () => {
    // What the patient must not eat is unknown: nothing may be chosen for them (decision 12).
    if (missing.length === 0) onGenerate();
  };
  const free = plan.planDays.flatMap(({ slots }) => slots).filter((slot) => !isLocked(slot)).length;
  return (
    <Dialog
      open
      size="wide"
      title={t.title}
      description={t.text(free, countMeals(plan.planDays) > 0)}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <DialogFoot
          icon={<SparklesIcon aria-hidden />}
          submitLabel={t.submit}
          disabled={missing.length > 0}
          onSubmit={submit}
          onCancel={onClose}
        />
      }
    >
      <Halves>
        <Facts plan={plan} verdicts={verdicts} />
        <Candidates feasibility={feasibility} />
      </Halves>
      {missing.length > 0 && verdicts.phase === 'ready' && (
        <InlineNotice
          tone="danger"
          title={t.missingTitle}
          action={
            <Button size="compact" busy={verdicts.refreshing} onClick={verdicts.retry}>
              {t.retry}
            </Button>
          }
        >
          {t.missing(missing)}
        </InlineNotice>
      )}
      {savesFirst && <InlineNotice tone="info">{t.savesFirst}</InlineNotice>}
    </Dialog>
  );
}

function Facts({ plan, verdicts }: { plan: Plan; verdicts: LoadState<FoodVerdicts> }) {
  const { tolerances } = usePlanEditing();
  const { planDays, mealsPerDay, caloriesPerDay, generatorSources } = plan;
  const locked = planDays.flatMap(({ slots }) => slots).filter(isLocked).length;
  return (
    <List>
      <Fact name={t.facts.plan} value={t.plan(planDays.length, mealsPerDay)} />
      <Fact
        name={t.facts.target}
        value={t.target(formatKcal(caloriesPerDay))}
        note={
          tolerances ? t.tolerances(formatPercent(tolerances.plan), formatPercent(tolerances.day)) : undefined
        }
      />
      <Fact
        name={t.facts.sources}
        value={generatorSources.map((source) => MEAL_SOURCE_LABELS[source]).join(', ')}
      />
      <Fact name={t.facts.locked} value={locked > 0 ? t.locked(locked) : t.noneLocked} />
      <Excluded verdicts={verdicts} />
    </List>
  );
}

/** What the patient does not get, and what of their records was not understood. */
function Excluded({ verdicts }: { verdicts: LoadState<FoodVerdicts> }) {
  if (verdicts.phase === 'loading') return <Fact name={t.facts.excluded} value={t.checking} />;
  if (verdicts.phase === 'failed') {
    return (
      <Fact
        name={t.facts.excluded}
        value={t.notChecked}
        note={
          <Button variant="quiet" size="compact" busy={verdicts.retrying} onClick={verdicts.retry}>
            {t.retry}
          </Button>
        }
      />
    );
  }
  const { hasPatient, hasRecords, foods, unmapped, notUnderstood, missing } = verdicts.data;
  if (!hasPatient) return <Fact name={t.facts.excluded} value={t.noPatient} />;
  if (missing.length > 0) return <Fact name={t.facts.excluded} value={t.notChecked} />;
  if (!hasRecords) return <Fact name={t.facts.excluded} value={t.noRecords} />;
  const told = excludedByCause(foods);
  const unclear = [
    ...unmapped.map(({ name, value }) => t.unmapped(name, formatNumber(value))),
    ...notUnderstood.map(({ entry, reason }) => (reason === 'note' ? t.note(entry) : t.quoted(entry))),
  ];
  return (
    <>
      <Fact name={t.facts.excluded} value={told[0] ?? t.noneExcluded} note={told.slice(1).join(', ')} />
      {unclear.length > 0 && (
        <Fact name={t.facts.unclear} value={t.unclear(unclear.length)} note={unclear.join(', ')} />
      )}
    </>
  );
}

/** What is left out, with its causes apart: of the survey by their words, of the results by number (decision 66). */
function excludedByCause(foods: FoodVerdicts['foods']): string[] {
  const hits = (wanted: (problem: SafetyProblem) => boolean) => {
    const found = foods.filter(({ problems }) => problems.some(wanted));
    const causes = new Set(
      found.flatMap(({ problems }) => problems.filter(wanted).map(({ cause }) => cause)),
    );
    return { count: found.length, causes: [...causes] };
  };
  const allergies = hits(({ kind }) => kind === 'allergy');
  const declared = hits(({ kind, value }) => kind === 'intolerance' && value === undefined);
  const tested = hits(({ kind, value }) => kind === 'intolerance' && value !== undefined);
  const disliked = hits(({ kind }) => kind === 'disliked');
  const hasIntolerance = declared.count + tested.count > 0;
  return [
    ...(allergies.count > 0 ? [t.allergies(allergies.count, allergies.causes)] : []),
    ...(hasIntolerance ? [t.intolerances(declared.count, declared.causes, tested.count)] : []),
    ...(disliked.count > 0 ? [t.disliked(disliked.count)] : []),
  ];
}

function Fact({ name, value, note }: { name: string; value: string; note?: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{value}</strong>
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: ${theme.s[5]};
  margin-bottom: ${theme.s[3]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const List = styled.dl`
  margin: 0;

  > div {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: ${theme.s[3]};
    padding: ${theme.s[2]} 0;
    border-bottom: 1px solid ${theme.c.line};
  }

  dt {
    color: ${theme.c.text2};
  }

  dd {
    margin: 0;
  }

  small {
    display: block;
    color: ${theme.c.text2};
    font: ${theme.t.small};
  }
`;
