import { useMemo, useState } from 'react';
import { formOfAnswers, type SurveyFormValues } from '../survey-form.model.js';
import {
  applyImport,
  type ImportedField,
  importedFields,
  looseTexts,
  type Placement,
} from './import-review.model.js';
import { type ImportedSurvey } from './use-survey-import.js';

/** What a person decides about an imported file: which answers are taken, and where texts without a field go. */
export function useImportDecisions(form: SurveyFormValues, { answers, review }: ImportedSurvey) {
  const fields = useMemo(
    () => importedFields(form, formOfAnswers(answers), review.sources),
    [form, answers, review],
  );
  const changes = fields.filter(isChange);
  const [taken, setTaken] = useState<ReadonlySet<string>>(
    () => new Set(changes.filter((one) => !one.wouldShorten).map(({ field }) => field.key)),
  );
  const [placements, setPlacements] = useState<ReadonlyMap<string, Placement>>(new Map());
  const texts = looseTexts(review, fields, taken);
  const placementOf = (id: string) => placements.get(id) ?? null;
  return {
    fields,
    changes,
    taken,
    texts,
    placements,
    /** Texts nobody has placed. */
    undecided: texts.filter(({ id }) => placementOf(id) === null).length,
    choose: (key: string, isTaken: boolean) =>
      setTaken((before) => new Set(isTaken ? [...before, key] : [...before].filter((one) => one !== key))),
    /** Takes the changes among these. */
    takeAll: (some: readonly ImportedField[]) =>
      setTaken((before) => new Set([...before, ...some.filter(isChange).map(({ field }) => field.key)])),
    placeText: (id: string, placement: Placement) =>
      setPlacements((before) => new Map(before).set(id, placement)),
    /** The form with all of it. */
    result: () =>
      applyImport(form, {
        fields,
        taken,
        texts: texts.map(({ id, text }) => ({ text, placement: placementOf(id) })),
      }),
  };
}

const isChange = ({ change }: ImportedField) => change !== 'same';
