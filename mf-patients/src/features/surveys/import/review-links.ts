import { type SurveyReview } from '@pora/contracts/patients/survey.model';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { looseId, SURVEY_FIELDS } from './import-review.model.js';

/** Where a line of the document went: into these fields, or to these texts without one. */
export interface LineUse {
  readonly fields: readonly { readonly key: string; readonly label: string }[];
  readonly texts: readonly number[];
}

/** Side of the review that a narrow screen shows. */
export type ReviewSide = 'form' | 'document';

const LABELS = new Map(SURVEY_FIELDS.map(({ key, label }) => [key, label]));

/** Joins what the review says of a file with the places it says it of, and leads from one to the other and back. */
export function useReviewLinks(review: SurveyReview) {
  const id = useId();
  const [side, setSide] = useState<ReviewSide>('form');
  const [lit, setLit] = useState<readonly number[]>([]);
  /** What gets the focus once it is drawn; every jump is another object. */
  const [goal, setGoal] = useState<{ readonly id: string }>();
  const reached = useRef(goal);
  useEffect(() => {
    if (goal === undefined || reached.current === goal) return;
    reached.current = goal;
    const element = document.getElementById(goal.id);
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  }, [goal]);
  const uses = useMemo(() => usesOf(review), [review]);
  const lines = useMemo(
    () => new Map(review.sources.map((source) => [source.field, source.lines])),
    [review],
  );
  const ids = {
    line: (at: number) => `${id}-line-${at}`,
    field: (key: string) => `${id}-field-${key}`,
    text: (loose: string) => `${id}-${loose}`,
  };
  return {
    side,
    setSide,
    ids,
    uses,
    lit,
    linesOf: (key: string) => lines.get(key) ?? [],
    /** To the first of these lines; all of them are lit. */
    showLines: (places: readonly number[]) => {
      const [first] = places;
      if (first === undefined) return;
      setLit(places);
      setSide('document');
      setGoal({ id: ids.line(first) });
    },
    /** To the field or the text that a line went to. */
    showUse: ({ fields, texts }: LineUse) => {
      const [field] = fields;
      const [text] = texts;
      setSide('form');
      if (field) setGoal({ id: ids.field(field.key) });
      else if (text !== undefined) setGoal({ id: ids.text(looseId(text)) });
    },
  };
}

/** What {@link useReviewLinks} answers. */
export type ReviewLinks = ReturnType<typeof useReviewLinks>;

function usesOf({ sources, unplaced }: SurveyReview): ReadonlyMap<number, LineUse> {
  const uses = new Map<number, { fields: { key: string; label: string }[]; texts: number[] }>();
  const entryOf = (line: number) => {
    const known = uses.get(line) ?? { fields: [], texts: [] };
    uses.set(line, known);
    return known;
  };
  for (const { field, lines } of sources) {
    for (const line of lines) entryOf(line).fields.push({ key: field, label: LABELS.get(field) ?? field });
  }
  for (const [at, { lines }] of unplaced.entries()) for (const line of lines) entryOf(line).texts.push(at);
  return uses;
}
