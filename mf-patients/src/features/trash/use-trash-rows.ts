import { type TrashedPatient } from '@pora/contracts/patients/patient.routes';
import { type TrashedPlan } from '@pora/contracts/plans/plan.routes';
import { messageOf, paths, useUser } from '@pora/kit';
import { useNavigate } from '@pora/kit/router';
import { toast } from '@pora/ui';
import { useState } from 'react';
import { type TrashRow } from './trash-table.js';
import {
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

const failed = (title: string) => (error: unknown) => toast.error(title, messageOf(error));

/** The rows of both lists with what can be done to them, and the question that is open [decisions 51]. */
export function useTrashRows(patients: readonly TrashedPatient[], plans: readonly TrashedPlan[]) {
  const { isAdmin } = useUser();
  const navigate = useNavigate();
  const restored = (title: string, path: string) => () =>
    toast.show({ title, tone: 'success', action: { label: t.open, run: () => void navigate(path) } });
  const [erasure, setErasure] = useState<Erasure>();
  const restorePatient = useRestoreTrashedPatient();
  const restorePlan = useRestoreTrashedPlan();
  const erasePatient = useErasePatient();
  const erasePlan = useErasePlan();
  const close = () => setErasure(undefined);

  const patientRows = patients.map((one): TrashRow => {
    const name = `${one.firstName} ${one.lastName}`.trim();
    const along = t.alongPatient(one, plansOf(one, plans));
    const erase = () =>
      erasePatient.mutate(one.id, {
        onSuccess: () => toast.success(t.erasedPatient(name)),
        onError: failed(t.eraseFailed),
        onSettled: close,
      });
    return {
      ...{ id: one.id, name, detail: t.patientDetail(one), along },
      ...{ deletedAt: one.deletedAt, deletedBy: one.deletedBy, until: one.until },
      busy: isFor(restorePatient, one.id) || isFor(erasePatient, one.id),
      restore: () =>
        restorePatient.mutate(one.id, {
          onSuccess: restored(t.restoredPatient(name), paths.patient(one.id)),
          onError: failed(t.restoreFailed),
        }),
      erase: isAdmin
        ? () =>
            setErasure({ title: t.erasePatientTitle(name), text: t.erasePatientText(along), confirm: erase })
        : undefined,
    };
  });
  const planRows = plans
    .filter(({ removedWithPatient }) => !removedWithPatient)
    .map((one): TrashRow => {
      const erase = () =>
        erasePlan.mutate(one.id, {
          onSuccess: () => toast.success(t.erasedPlan(one.name)),
          onError: failed(t.eraseFailed),
          onSettled: close,
        });
      return {
        ...{ id: one.id, name: one.name, detail: t.planDetail(one), along: t.alongPlan(one) },
        ...{ deletedAt: one.deletedAt, deletedBy: one.deletedBy, until: one.until },
        busy: isFor(restorePlan, one.id) || isFor(erasePlan, one.id),
        restore: () =>
          restorePlan.mutate(one.id, {
            onSuccess: restored(t.restoredPlan(one.name), paths.plan(one.id)),
            onError: failed(t.restoreFailed),
          }),
        erase: () =>
          setErasure({ title: t.erasePlanTitle(one.name), text: t.erasePlanText(one), confirm: erase }),
      };
    });
  const isErasing = erasePatient.isPending || erasePlan.isPending;
  return { patientRows, planRows, erasure, isErasing, closeErasure: close };
}

/** How many plans went to the trash with the patient. */
function plansOf(patient: TrashedPatient, plans: readonly TrashedPlan[]): number {
  return plans.filter((plan) => plan.removedWithPatient && plan.patientId === patient.id).length;
}

function isFor(mutation: { isPending: boolean; variables: string | undefined }, id: string): boolean {
  return mutation.isPending && mutation.variables === id;
}
