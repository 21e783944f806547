import { type MealEntry } from '@pora/contracts/plans/plan.model';
import { type SlotPlace } from '@pora/contracts/plans/plan-slots.model';
import { useMemo, useState } from 'react';
import { type MoveItem } from './move-model.js';

type FoodItem = Extract<MoveItem, { kind: 'food' }>;

interface Mismatch {
  label: string;
  acceptedTypes: readonly string[];
  entry: MealEntry | null;
}

/** Meals and the foods in them that the patient must not eat. */
export type Dangers = readonly (readonly [meal: string, foods: readonly string[]])[];

/** The question that is open before something is put into a slot. */
export type MoveQuestion =
  | ({ kind: 'mismatch'; answer: (goOn: boolean) => void } & Mismatch)
  | { kind: 'danger'; meals: Dangers; answer: (reason: string | undefined) => void }
  | { kind: 'amount'; item: FoodItem; over: SlotPlace; answer: (item: FoodItem | undefined) => void };

/** Questions before something is put into a slot, one after another. */
export interface MoveQuestions {
  /** [diets §5] */
  askMismatch: (mismatch: Mismatch) => Promise<boolean>;
  /** Undefined means that nothing is put there. */
  askReason: (meals: Dangers) => Promise<string | undefined>;
  askAmount: (item: FoodItem, over: SlotPlace) => Promise<FoodItem | undefined>;
}

/** The open question, and the ways to ask one. */
export function useMoveQuestions(): { question: MoveQuestion | undefined; questions: MoveQuestions } {
  const [question, setQuestion] = useState<MoveQuestion>();
  const questions = useMemo<MoveQuestions>(() => {
    const asked = <T>(make: (answer: (value: T) => void) => MoveQuestion) =>
      new Promise<T>((resolve) =>
        setQuestion(
          make((value) => {
            setQuestion(undefined);
            resolve(value);
          }),
        ),
      );
    return {
      askMismatch: (mismatch) => asked<boolean>((answer) => ({ kind: 'mismatch', ...mismatch, answer })),
      askReason: (meals) => asked<string | undefined>((answer) => ({ kind: 'danger', meals, answer })),
      askAmount: (item, over) =>
        asked<FoodItem | undefined>((answer) => ({ kind: 'amount', item, over, answer })),
    };
  }, []);
  return { question, questions };
}
