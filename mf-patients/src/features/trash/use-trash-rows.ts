import { type TrashedPatient } from '@pora/contracts/patients/patient.routes';
import { type TrashedPlan } from '@pora/contracts/plans/plan.routes';
import { type LoadState, messageOf, paths, usePersonName, useUser } from '@pora/kit';
import { useNavigate } from '@pora/kit/router';
import { toast } from '@pora/ui';
import { useState } from 'react';
import { type TrashRow } from './trash-table.js';
import {
  isAlong,
  useErasePatient,
  useErasePlan,
  useRestoreTrashedPatient,
  useRestoreTrashedPlan,
} from './use-trash.js';
import { trashStrings as t } from './trash.strings.js';

/** Something somebody asked to remove for good, and the answer. */
export interface Erasure {
  title: string;
  text: string;
  confirm: () => void;
}

const failed = (title: string) => (error: unknown) => toast.error(title, messageOf(error), error);

const itemsOf = <T>(load: LoadState<T[]>): readonly T[] => (load.phase === 'ready' ? load.data : []);

/** The rows of both lists with what can be done to them, and the question that is open [decisions 51]. */
export function useTrashRows(
  patients: LoadState<TrashedPatient[]>,
  plans: LoadState<TrashedPlan[]>,
  plansOf: (patientId: string) => number | undefined,
) {
  const [erasure, setErasure] = useState<Erasure>();
  const close = () => setErasure(undefined);
  const ofPatients = usePatientRows(itemsOf(patients), plansOf, setErasure, close);
  const ofPlans = usePlanRows(itemsOf(plans), setErasure, close);
  return {
    patientRows: ofPatients.rows,
    planRows: ofPlans.rows,
    erasure,
    isErasing: ofPatients.isErasing || ofPlans.isErasing,
    closeErasure: close,
  };
}

function usePatientRows(
  patients: readonly TrashedPatient[],
  plansOf: (patientId: string) => number | undefined,
  ask: (erasure: Erasure) => void,
  close: () => void,
) {
  const { isAdmin } = useUser();
  const told = useTold();
  const restorePatient = useRestoreTrashedPatient();
  const erasePatient = useErasePatient();
  const rows = patients.map((one): TrashRow => {
    const name = `${one.firstName} ${one.lastName}`.trim();
    const along = t.alongPatient(one, plansOf(one.id));
    const erase = () =>
      erasePatient.mutate(one.id, {
        onSuccess: () => toast.success(t.erasedPatient(name)),
        onError: failed(t.eraseFailed),
        onSettled: close,
      });
    return {
      ...{ id: one.id, name, detail: t.patientDetail(one), along },
      ...told.deletion(one),
      busy: isFor(restorePatient, one.id) || isFor(erasePatient, one.id),
      restore: () =>
        restorePatient.mutate(one.id, {
          onSuccess: told.restored(t.restoredPatient(name), paths.patient(one.id)),
          onError: failed(t.restoreFailed),
        }),
      erase: isAdmin
        ? () => ask({ title: t.erasePatientTitle(name), text: t.erasePatientText(along), confirm: erase })
        : undefined,
    };
  });
  return { rows, isErasing: erasePatient.isPending };
}

function usePlanRows(plans: readonly TrashedPlan[], ask: (erasure: Erasure) => void, close: () => void) {
  const told = useTold();
  const restorePlan = useRestoreTrashedPlan();
  const erasePlan = useErasePlan();
  const own = plans.filter((plan) => !isAlong(plan));
  const rows = own.map((one): TrashRow => {
    const erase = () =>
      erasePlan.mutate(one.id, {
        onSuccess: () => toast.success(t.erasedPlan(one.name)),
        onError: failed(t.eraseFailed),
        onSettled: close,
      });
    return {
      ...{ id: one.id, name: one.name, detail: t.planDetail(one), along: t.alongPlan(one) },
      ...told.deletion(one),
      busy: isFor(restorePlan, one.id) || isFor(erasePlan, one.id),
      restore: () =>
        restorePlan.mutate(one.id, {
          onSuccess: told.restored(t.restoredPlan(one.name), paths.plan(one.id)),
          onError: failed(t.restoreFailed),
        }),
      erase: () => ask({ title: t.erasePlanTitle(one.name), text: t.erasePlanText(one), confirm: erase }),
    };
  });
  return { rows, isErasing: erasePlan.isPending };
}

type Deletion = Pick<TrashRow, 'deletedAt' | 'deletedBy' | 'until'>;

/** What both lists tell alike: who deleted something and when, and the way to what came back. */
function useTold() {
  const navigate = useNavigate();
  const nameOf = usePersonName();
  return {
    deletion: ({ deletedAt, deletedBy, until }: Deletion): Deletion => ({
      deletedAt,
      deletedBy: nameOf(deletedBy),
      until,
    }),
    restored: (title: string, path: string) => () =>
      toast.show({ title, tone: 'success', action: { label: t.open, run: () => void navigate(path) } }),
  };
}

function isFor(mutation: { isPending: boolean; variables: string | undefined }, id: string): boolean {
  return mutation.isPending && mutation.variables === id;
}
