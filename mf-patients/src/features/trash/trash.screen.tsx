import { type LoadState, matchesText, messageOf, paths, requestIdOf } from '@pora/kit';
import { Link } from '@pora/kit/router';
import {
  ButtonLink,
  ErrorState,
  FilterRow,
  PageHead,
  PageLayout,
  SearchInput,
  SectionHead,
  SkeletonRows,
  toast,
  useDelayed,
} from '@pora/ui';
import { ArrowLeftIcon } from '@pora/ui/icons';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { TrashTable, type TrashRow } from './trash-table.js';
import {
  useRestoreTrashedPatient,
  useRestoreTrashedPlan,
  useTrashedPatients,
  useTrashedPlans,
} from './use-trash.js';
import { trashStrings as t } from './trash.strings.js';

/** Deleted patients and plans, which can come back for 30 days [decisions 16, 51]. */
export function TrashScreen() {
  const patients = useTrashedPatients();
  const plans = useTrashedPlans();
  const restorePatient = useRestoreTrashedPatient();
  const restorePlan = useRestoreTrashedPlan();
  const [query, setQuery] = useState('');
  const isWanted = ({ name }: TrashRow) => matchesText(name, query);
  const allPlans = plans.phase === 'ready' ? plans.data : [];
  const patientRows = patients.phase === 'ready' ? patients.data : [];
  const ownPlans = allPlans.filter(({ removedWithPatient }) => !removedWithPatient);
  const failed = (error: unknown) => toast.error(t.restoreFailed, messageOf(error));

  const rowsOfPatients = patientRows.map((one): TrashRow => {
    const name = `${one.firstName} ${one.lastName}`.trim();
    const along = allPlans.filter((plan) => plan.removedWithPatient && plan.patientId === one.id).length;
    return {
      ...{ id: one.id, name, deletedAt: one.deletedAt, deletedBy: one.deletedBy, until: one.until },
      along: t.alongPatient(one, along),
      busy: restorePatient.isPending && restorePatient.variables === one.id,
      restore: () =>
        restorePatient.mutate(one.id, {
          onSuccess: () => toast.success(t.restoredPatient(name)),
          onError: failed,
        }),
    };
  });
  const rowsOfPlans = ownPlans.map((one): TrashRow => ({
    ...{ id: one.id, name: one.name, deletedAt: one.deletedAt, deletedBy: one.deletedBy, until: one.until },
    along: t.alongPlan(one),
    busy: restorePlan.isPending && restorePlan.variables.id === one.id,
    restore: () =>
      restorePlan.mutate(one, {
        onSuccess: () => toast.success(t.restoredPlan(one.name)),
        onError: failed,
      }),
  }));

  return (
    <PageLayout>
      <PageHead
        title={t.title}
        description={t.text}
        actions={
          <ButtonLink as={Link} to={paths.patients}>
            <ArrowLeftIcon />
            {t.back}
          </ButtonLink>
        }
      />
      <FilterRow>
        <SearchInput label={t.search} value={query} onChange={setQuery} />
      </FilterRow>
      <Part title={t.patients} state={patients} failure={t.patientsFailed}>
        <TrashTable
          caption={t.patients}
          name={t.columns.patient}
          rows={rowsOfPatients.filter(isWanted)}
          empty={rowsOfPatients.length > 0 ? t.noPatientFits : t.noPatients}
        />
      </Part>
      <Part title={t.plans} state={plans} failure={t.plansFailed}>
        <TrashTable
          caption={t.plans}
          name={t.columns.plan}
          rows={rowsOfPlans.filter(isWanted)}
          empty={rowsOfPlans.length > 0 ? t.noPlanFits : t.noPlans}
        />
      </Part>
    </PageLayout>
  );
}

interface PartProps {
  title: string;
  state: LoadState<unknown>;
  failure: string;
  children: ReactNode;
}

/** One of the two lists; what could not be read is never shown as empty. */
function Part({ title, state, failure, children }: PartProps) {
  return (
    <Section>
      <SectionHead title={title} />
      {state.phase === 'loading' && <LoadingRows />}
      {state.phase === 'failed' && (
        <ErrorState
          title={failure}
          description={messageOf(state.error)}
          onRetry={state.retry}
          busy={state.retrying}
          requestId={requestIdOf(state.error)}
        />
      )}
      {state.phase === 'ready' && children}
    </Section>
  );
}

function LoadingRows() {
  return useDelayed(true) ? <SkeletonRows rows={3} label={t.loading} /> : null;
}

const Section = styled.section`
  margin-bottom: ${({ theme }) => theme.s[8]};
`;
