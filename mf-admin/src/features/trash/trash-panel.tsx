import { type TrashedPatient } from '@pora/contracts/patients/patient.routes';
import { type TrashedPlan } from '@pora/contracts/plans/plan.routes';
import { type LoadState, paths } from '@pora/kit';
import { Link } from '@pora/kit/router';
import { type AlongPatient, usePlansAlong } from '@pora/kit/trash-words';
import { theme } from '@pora/ui';
import { ConfirmDialog } from '@pora/ui/overlays';
import { useState } from 'react';
import styled from 'styled-components';
import { ErasureSection, nameOfPatient } from './erasure-section.js';
import { MissingLists, type TrashList } from './missing-lists.js';
import { LoadingRows, Quiet, TrashSection } from './trash-section.js';
import { trashStrings as t } from './trash.strings.js';
import { TypedQuestion } from './typed-question.js';
import {
  type Thing,
  useEraseFood,
  useEraseMeal,
  useErasePatient,
  useErasePlan,
  useErasureRequests,
  useRestoreFood,
  useRestoreMeal,
  useRestorePatient,
  useRestorePlan,
  useTrash,
} from './use-trash.js';

/** Whose data is to be gone for good. */
interface AskedPatient {
  id: string;
  name: string;
  inTrash: boolean;
  along: string;
}

const itemsOf = <T,>(load: LoadState<T[]>): readonly T[] => (load.phase === 'ready' ? load.data : []);

type Requests = ReturnType<typeof useErasureRequests>;

/** What was deleted and can come back for 30 days, and whose data is to be removed for good [decisions 16, 51]. */
export function TrashPanel() {
  const trash = useTrash();
  const requests = useErasureRequests();
  // A list that comes later would push the others away from under who reads them.
  if ([requests, ...Object.values(trash)].some(({ phase }) => phase === 'loading')) return <LoadingRows />;
  return <TrashLists trash={trash} requests={requests} />;
}

/** All lists in their order. */
const listsOf = (trash: ReturnType<typeof useTrash>, requests: Requests): TrashList[] => [
  { service: 'patients', title: t.requests.title, load: requests },
  { service: 'patients', title: t.patients.title, load: trash.patients },
  { service: 'plans', title: t.plans.title, load: trash.plans },
  { service: 'catalog', title: t.meals.title, load: trash.meals },
  { service: 'catalog', title: t.foods.title, load: trash.foods },
];

function TrashLists({ trash, requests }: { trash: ReturnType<typeof useTrash>; requests: Requests }) {
  const [askedPatient, setAskedPatient] = useState<AskedPatient>();
  const [askedPlan, setAskedPlan] = useState<TrashedPlan>();
  const [askedMeal, setAskedMeal] = useState<Thing<string>>();
  const [askedFood, setAskedFood] = useState<Thing<number>>();
  const erasePatient = useErasePatient();
  const plansOf = usePlansAlong(trash.plans);
  const ask = (one: AlongPatient & { id: string; firstName: string; lastName: string }, inTrash: boolean) => {
    const along = t.alongPatient(one, inTrash ? plansOf(one.id) : undefined);
    setAskedPatient({ id: one.id, name: nameOfPatient(one), inTrash, along });
  };
  return (
    <Sections>
      <Quiet>
        {t.text} {t.ofPatients} <Link to={paths.trash}>{t.patientsTrash}</Link>.
      </Quiet>
      <MissingLists lists={listsOf(trash, requests)} />
      <ErasureSection requests={requests} onErase={(request) => ask(request, request.inTrash)} />
      <PatientsInTrash load={trash.patients} plansOf={plansOf} onErase={(patient) => ask(patient, true)} />
      <PlansInTrash load={trash.plans} onErase={setAskedPlan} />
      <MealsInTrash load={trash.meals} onErase={setAskedMeal} />
      <FoodsInTrash load={trash.foods} onErase={setAskedFood} />
      {askedPatient && (
        <TypedQuestion
          title={t.erasePatientTitle(askedPatient.name)}
          text={t.erasePatientText(askedPatient.along)}
          name={askedPatient.name}
          busy={erasePatient.isPending}
          onConfirm={() => erasePatient.mutate(askedPatient, { onSettled: () => setAskedPatient(undefined) })}
          onCancel={() => setAskedPatient(undefined)}
        />
      )}
      <EraseQuestion
        asked={askedPlan}
        deed={useErasePlan()}
        title={t.erasePlanTitle}
        text={t.erasePlanText}
        onClose={() => setAskedPlan(undefined)}
      />
      <EraseQuestion
        asked={askedMeal}
        deed={useEraseMeal()}
        title={t.eraseMealTitle}
        text={t.eraseMealText}
        onClose={() => setAskedMeal(undefined)}
      />
      <EraseQuestion
        asked={askedFood}
        deed={useEraseFood()}
        title={t.eraseFoodTitle}
        text={t.eraseFoodText}
        onClose={() => setAskedFood(undefined)}
      />
    </Sections>
  );
}

interface EraseQuestionProps<T extends Thing> {
  /** What is to be gone for good; nothing asks nothing. */
  asked: T | undefined;
  deed: { isPending: boolean; mutate: (thing: T, options: { onSettled: () => void }) => void };
  title: (name: string) => string;
  text: string;
  onClose: () => void;
}

/** Asks once before something that is nobody's data is gone for good. */
function EraseQuestion<T extends Thing>({ asked, deed, title, text, onClose }: EraseQuestionProps<T>) {
  if (!asked) return null;
  return (
    <ConfirmDialog
      open
      emphasis="cancel"
      title={title(asked.name)}
      description={text}
      confirmLabel={t.eraseConfirm}
      busy={deed.isPending}
      onConfirm={() => deed.mutate(asked, { onSettled: onClose })}
      onCancel={onClose}
    />
  );
}

interface PatientsInTrashProps {
  load: LoadState<TrashedPatient[]>;
  plansOf: (id: string) => number | undefined;
  onErase: (patient: TrashedPatient) => void;
}

function PatientsInTrash({ load, plansOf, onErase }: PatientsInTrashProps) {
  const restore = useRestorePatient();
  const rows = itemsOf(load).map((patient) => {
    const name = nameOfPatient(patient);
    return {
      ...whenOf(patient),
      ...{ key: patient.id, name, along: t.alongPatient(patient, plansOf(patient.id)) },
      busy: isFor(restore, patient.id),
      restore: () => restore.mutate({ id: patient.id, name }),
      erase: () => onErase(patient),
    };
  });
  return <TrashSection words={t.patients} load={load} rows={rows} />;
}

interface PlansInTrashProps {
  load: LoadState<TrashedPlan[]>;
  onErase: (plan: TrashedPlan) => void;
}

/** Plans that went with a patient come back with the patient and are counted there. */
function PlansInTrash({ load, onErase }: PlansInTrashProps) {
  const restore = useRestorePlan();
  const rows = itemsOf(load)
    .filter(({ removedWithPatient }) => !removedWithPatient)
    .map((plan) => ({
      ...whenOf(plan),
      ...{ key: plan.id, name: plan.name, along: '', busy: isFor(restore, plan.id) },
      restore: () => restore.mutate(plan),
      erase: () => onErase(plan),
    }));
  return <TrashSection words={t.plans} load={load} rows={rows} />;
}

interface MealsInTrashProps {
  load: ReturnType<typeof useTrash>['meals'];
  onErase: (meal: Thing<string>) => void;
}

function MealsInTrash({ load, onErase }: MealsInTrashProps) {
  const restore = useRestoreMeal();
  const { items, total } = load.phase === 'ready' ? load.data : { items: [], total: 0 };
  const rows = items.map((meal) => ({
    ...whenOf(meal),
    ...{ key: meal.id, name: meal.name, along: '', busy: isFor(restore, meal.id) },
    restore: () => restore.mutate(meal),
    erase: () => onErase(meal),
  }));
  return <TrashSection words={t.meals} load={load} rows={rows} total={total} />;
}

interface FoodsInTrashProps {
  load: ReturnType<typeof useTrash>['foods'];
  onErase: (food: Thing<number>) => void;
}

function FoodsInTrash({ load, onErase }: FoodsInTrashProps) {
  const restore = useRestoreFood();
  const { items, total } = load.phase === 'ready' ? load.data : { items: [], total: 0 };
  const rows = items.map((food) => ({
    ...whenOf(food),
    ...{ key: String(food.id), name: food.name, along: '', busy: isFor(restore, food.id) },
    restore: () => restore.mutate(food),
    erase: () => onErase(food),
  }));
  return <TrashSection words={t.foods} load={load} rows={rows} total={total} />;
}

type When = Pick<TrashedPlan, 'deletedAt' | 'deletedBy' | 'until'>;

const whenOf = ({ deletedAt, deletedBy, until }: When): When => ({ deletedAt, deletedBy, until });

function isFor(
  deed: { isPending: boolean; variables: { id: string | number } | undefined },
  id: string | number,
): boolean {
  return deed.isPending && deed.variables?.id === id;
}

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.s[6]};
`;
