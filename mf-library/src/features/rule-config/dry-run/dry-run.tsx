import { patientCalls, ruleTrialCalls } from '@pora/contracts/calls';
import {
  MEAL_SOURCE_LABELS,
  MEAL_SOURCES,
  type MealSource,
} from '@pora/contracts/catalog/meal-types.vocabulary';
import { MEALS_PER_DAY } from '@pora/contracts/catalog/rule-config.limits';
import { type RuleConfig } from '@pora/contracts/catalog/rule-config.model';
import { callRoute, messageOf, useApiList, useSingleMutation } from '@pora/kit';
import { Button, InlineNotice, media, theme } from '@pora/ui';
import { CheckboxField, CheckboxGroup, ComboboxField, NumberField, SelectField } from '@pora/ui/forms';
import { RefreshCwIcon } from '@pora/ui/icons';
import { Dialog } from '@pora/ui/overlays';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { dryRunStrings as t } from './dry-run.strings.js';
import { TrialTable } from './trial-table.js';

const COUNTS = Array.from({ length: MEALS_PER_DAY.max - MEALS_PER_DAY.min + 1 }, (_, index) =>
  String(MEALS_PER_DAY.min + index),
);
const CALORIES = { min: 500, max: 10_000 };

/** On whom and what the rules are tried. */
interface Trial {
  patientId: string | null;
  mealsPerDay: string;
  sources: readonly MealSource[];
  calories: number | null;
}

interface DryRunProps {
  /** The rules in the form. */
  edited: RuleConfig;
  canSave: boolean;
  onSave: () => void;
  onClose: () => void;
}

/** Tries the rules of the form on a patient: candidates by slot type before and after; nothing is saved. */
export function DryRun({ edited, canSave, onSave, onClose }: DryRunProps) {
  const [trial, setTrial] = useState<Trial>({
    patientId: null,
    mealsPerDay: '5',
    sources: MEAL_SOURCES,
    calories: null,
  });
  const running = useSingleMutation({ mutationFn: (asked: Trial) => run(asked, edited) });
  const isReady = canRun(trial);
  const isOutdated = running.data !== undefined && running.variables !== trial;
  return (
    <Dialog
      open
      size="full"
      steady
      title={t.title}
      description={t.description}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.back}
          </Button>
          <Button
            variant="primary"
            disabled={!canSave}
            onClick={() => {
              onClose();
              onSave();
            }}
          >
            {t.save}
          </Button>
        </>
      }
    >
      <TrialFields trial={trial} onChange={setTrial}>
        <Button
          icon={<RefreshCwIcon aria-hidden />}
          busy={running.isPending}
          disabled={!isReady}
          onClick={() => running.mutate(trial)}
        >
          {running.data ? t.runAgain : t.run}
        </Button>
      </TrialFields>
      {running.isError && (
        <InlineNotice tone="danger" live title={t.failed}>
          {messageOf(running.error)}
        </InlineNotice>
      )}
      {isOutdated && !running.isPending && <InlineNotice tone="amber">{t.outdated}</InlineNotice>}
      {running.data && <TrialTable answer={running.data} />}
    </Dialog>
  );
}

function canRun({ patientId, sources, calories }: Trial): boolean {
  const isTarget = calories !== null && calories >= CALORIES.min && calories <= CALORIES.max;
  return sources.length > 0 && (calories === null ? patientId !== null : isTarget);
}

function run({ patientId, mealsPerDay, sources, calories }: Trial, config: RuleConfig) {
  return callRoute(ruleTrialCalls.run, {
    body: {
      patientId,
      mealsPerDay: Number(mealsPerDay),
      sources: [...sources],
      ...(calories !== null && { caloriesPerDay: calories }),
      config: { ...config },
    },
  });
}

interface TrialFieldsProps {
  trial: Trial;
  onChange: (trial: Trial) => void;
  children: ReactNode;
}

function TrialFields({ trial, onChange, children }: TrialFieldsProps) {
  const patients = useApiList(patientCalls.list);
  const people = patients.phase === 'ready' ? patients.data : [];
  return (
    <Fields>
      <ComboboxField
        label={t.patient}
        placeholder={t.patientPlaceholder}
        loading={patients.phase === 'loading'}
        error={patients.phase === 'failed' ? t.patientsFailed : undefined}
        value={trial.patientId}
        options={people.map(({ id, personal }) => ({
          value: id,
          label: `${personal.firstName} ${personal.lastName}`.trim(),
        }))}
        onChange={(patientId) => onChange({ ...trial, patientId })}
      />
      <SelectField<string>
        label={t.mealsPerDay}
        value={trial.mealsPerDay}
        options={COUNTS.map((count) => ({ value: count, label: count }))}
        onChange={(mealsPerDay) => onChange({ ...trial, mealsPerDay })}
      />
      <NumberField
        label={t.calories}
        hint={trial.patientId === null && trial.calories === null ? t.caloriesNeeded : t.caloriesHint}
        unit="kcal"
        {...CALORIES}
        value={trial.calories}
        onChange={(calories) => onChange({ ...trial, calories })}
      />
      <CheckboxGroup label={t.sources}>
        {MEAL_SOURCES.map((source) => (
          <CheckboxField
            key={source}
            label={MEAL_SOURCE_LABELS[source]}
            checked={trial.sources.includes(source)}
            onChange={(checked) =>
              onChange({
                ...trial,
                sources: MEAL_SOURCES.filter((one) =>
                  one === source ? checked : trial.sources.includes(one),
                ),
              })
            }
          />
        ))}
      </CheckboxGroup>
      <Run>{children}</Run>
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) 8rem 11rem minmax(0, 2fr) auto;
  align-items: start;
  gap: ${theme.s[3]};
  margin-bottom: ${theme.s[4]};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Run = styled.div`
  padding-top: 1.4375rem;

  ${media.tablet} {
    grid-column: 1 / -1;
    padding: 0;
  }
`;
