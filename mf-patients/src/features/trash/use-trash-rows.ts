import { type LoadState, paths, useUser } from '@pora/kit';
import { useState } from 'react';
import { visitPath } from '../visits/public.js';
import { type Erasure, type TrashRow } from './trash-kinds.js';
import {
  isAlong,
  type Trash,
  useFoodDeeds,
  useMealDeeds,
  usePatientDeeds,
  usePlanDeeds,
  useResultDeeds,
  useSurveyDeeds,
  useVisitDeeds,
} from './use-trash.js';
import { trashStrings as t } from './trash.strings.js';
import { useRowOf } from './use-row-words.js';

type RowOf = ReturnType<typeof useRowOf>;

const dataOf = <T>(load: LoadState<T>): T | undefined => (load.phase === 'ready' ? load.data : undefined);

/** The rows of all lists with what can be done to them, and the question that is open [decisions 51, 63]. */
export function useTrashRows(trash: Trash, plansOf: (patientId: string) => number | undefined) {
  const [erasure, setErasure] = useState<Erasure>();
  const close = () => setErasure(undefined);
  const rowOf = useRowOf(setErasure, close);
  const parts = [
    usePatientRows(trash, rowOf, plansOf),
    useRecordRows(trash, rowOf),
    useVisitRows(trash, rowOf),
    usePlanRows(trash, rowOf),
    useLibraryRows(trash, rowOf),
  ];
  return {
    rows: parts.flatMap(({ rows }) => rows),
    isErasing: parts.some(({ isErasing }) => isErasing),
    erasure,
    closeErasure: close,
  };
}

interface Rows {
  rows: TrashRow[];
  isErasing: boolean;
}

function usePatientRows(
  { patients }: Trash,
  rowOf: RowOf,
  plansOf: (patientId: string) => number | undefined,
): Rows {
  const { isAdmin } = useUser();
  const deeds = usePatientDeeds();
  const rows = (dataOf(patients) ?? []).map((one) => {
    const name = `${one.firstName} ${one.lastName}`.trim();
    const along = t.alongPatient(one, plansOf(one.id));
    const question = {
      title: t.erasePatientTitle(name),
      text: t.erasePatientText(along),
      erased: t.erasedPatient(name),
    };
    return rowOf({
      ...{ kind: 'patients' as const, of: one.id, key: one.id, thing: one, deeds },
      ...{ name, detail: t.patientDetail(one), along },
      ...{ restored: t.restoredPatient(name), path: paths.patient(one.id) },
      question: isAdmin ? question : undefined,
    });
  });
  return { rows, isErasing: deeds.erase.isPending };
}

/** Surveys and results: health data, which only an administrator removes for good [decisions 76]. */
function useRecordRows({ records }: Trash, rowOf: RowOf): Rows {
  const { isAdmin } = useUser();
  const [ofSurveys, ofResults] = [useSurveyDeeds(), useResultDeeds()];
  const { surveys = [], results = [] } = dataOf(records) ?? {};
  const surveyRows = surveys.map((one) => {
    const name = t.surveyName(one);
    const question = { title: t.eraseRecordTitle(name), text: t.eraseSurveyText, erased: t.erased(name) };
    return rowOf({
      ...{ kind: 'surveys' as const, of: one.id, key: one.id, thing: one, deeds: ofSurveys },
      ...{ name, detail: t.surveyDetail, along: t.alongSurvey(one), isWarning: true },
      ...{ restored: t.restored(name), path: paths.patient(one.patientId) },
      question: isAdmin ? question : undefined,
    });
  });
  const resultRows = results.map((one) => {
    const name = t.resultsName(one);
    const question = { title: t.eraseRecordTitle(name), text: t.eraseResultsText, erased: t.erased(name) };
    return rowOf({
      ...{ kind: 'results' as const, of: one.id, key: one.id, thing: one, deeds: ofResults },
      ...{ name, detail: t.resultsDetail(one), along: t.alongResults(one) },
      ...{ restored: t.restored(name), path: paths.patient(one.patientId) },
      question: isAdmin ? question : undefined,
    });
  });
  const isErasing = ofSurveys.erase.isPending || ofResults.erase.isPending;
  return { rows: [...surveyRows, ...resultRows], isErasing };
}

function useVisitRows({ records }: Trash, rowOf: RowOf): Rows {
  const deeds = useVisitDeeds();
  const rows = (dataOf(records)?.visits ?? []).map((one) => {
    const name = t.visitName(one);
    const along = t.alongVisits(one);
    return rowOf({
      ...{ kind: 'visits' as const, of: one.ids, key: one.ids.join(' '), thing: one, deeds },
      ...{ name, detail: t.visitDetail(one), along, isWarning: one.clash !== null },
      ...{ restored: t.restoredVisits(one), path: visitPath({ id: one.ids[0] ?? '', start: one.start }) },
      question: { title: t.eraseRecordTitle(name), text: t.eraseVisitsText(one), erased: t.erased(name) },
    });
  });
  return { rows, isErasing: deeds.erase.isPending };
}

function usePlanRows({ plans }: Trash, rowOf: RowOf): Rows {
  const deeds = usePlanDeeds();
  const own = (dataOf(plans) ?? []).filter((plan) => !isAlong(plan));
  const rows = own.map((one) => {
    const { id, name } = one;
    return rowOf({
      ...{ kind: 'plans' as const, of: id, key: id, thing: one, deeds },
      ...{ name, detail: t.planDetail(one), along: t.alongPlan(one) },
      ...{ restored: t.restoredPlan(name), path: paths.plan(id) },
      question: { title: t.erasePlanTitle(name), text: t.erasePlanText(one), erased: t.erasedPlan(name) },
    });
  });
  return { rows, isErasing: deeds.erase.isPending };
}

function useLibraryRows({ meals, foods }: Trash, rowOf: RowOf): Rows {
  const [ofMeals, ofFoods] = [useMealDeeds(), useFoodDeeds()];
  const mealRows = (dataOf(meals)?.items ?? []).map((one) =>
    rowOf({
      ...{ kind: 'meals' as const, of: one.id, key: one.id, thing: one, deeds: ofMeals },
      ...{ name: one.name, detail: t.mealDetail, along: t.alongMeal },
      ...{ restored: t.restored(one.name), path: paths.meal(one.id) },
      question: { title: t.eraseRecordTitle(one.name), text: t.eraseMealText, erased: t.erased(one.name) },
    }),
  );
  const foodRows = (dataOf(foods)?.items ?? []).map((one) =>
    rowOf({
      ...{ kind: 'foods' as const, of: one.id, key: String(one.id), thing: one, deeds: ofFoods },
      ...{ name: one.name, detail: t.foodDetail(one.id), along: t.alongFood },
      ...{ restored: t.restored(one.name), path: paths.food(String(one.id)) },
      question: { title: t.eraseRecordTitle(one.name), text: t.eraseFoodText, erased: t.erased(one.name) },
    }),
  );
  const isErasing = ofMeals.erase.isPending || ofFoods.erase.isPending;
  return { rows: [...mealRows, ...foodRows], isErasing };
}
