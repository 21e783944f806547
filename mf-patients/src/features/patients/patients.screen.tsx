import { type PatientRecord } from './patient-record.js';
import { countOf, failureProps, paths, useArrival, useShortcut } from '@pora/kit';
import { Link } from '@pora/kit/router';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  InlineNotice,
  mediaQueries,
  PageHead,
  PageLayout,
  SkeletonRows,
  useDelayed,
  useMediaQuery,
  VisuallyHidden,
} from '@pora/ui';
import { TrashIcon, UserPlusIcon } from '@pora/ui/icons';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { useOpenDiet } from '../plans/public.js';
import { useIntoleranceDays } from '../intolerance-sets/public.js';
import { useSurveyDays } from '../surveys/public.js';
import { PatientsList } from './list/patients-list.js';
import { PatientsFilterRow } from './list/patients-filter-row.js';
import { usePatientList } from './list/use-patient-list.js';
import { useRowKeys } from './list/use-row-keys.js';
import { displayName, peopleOf } from './patient-facts.js';
import { patientFailure } from './patient-failure.js';
import { patientStrings as t } from './patients.strings.js';
import { useAddSample } from './use-add-sample.js';
import { usePatients } from './use-patients.js';
import { usePatientDialogs } from './use-patient-dialogs.js';
import { useRemovePatient } from './use-remove-patient.js';

// Forms and dialogs come after the list: they weigh more than everything the list needs.
const loadDialogs = () => import('./patient-dialogs.js');
const PatientDialogs = lazy(async () => ({ default: (await loadDialogs()).PatientDialogs }));

/** What an address may ask for: a new patient, or one patient and what to do; `diet` carries their name. */
const ARRIVALS = ['new', 'patientId', 'privacy', 'measure', 'words', 'diet'] as const;

/** Patient management: search, sort, one card per patient, and the dialogs around a patient [core §2]. */
export function PatientsScreen() {
  const patients = usePatients();
  const { state, unsaved } = patients;
  const list = usePatientList(patients.items);
  const dialogs = usePatientDialogs();
  const { openDiet, openingFor } = useOpenDiet();
  const openDietOf = useCallback(
    (patient: PatientRecord) => openDiet({ id: patient.id, name: displayName(patient) }),
    [openDiet],
  );
  const removePatient = useRemovePatient(patients);
  const sample = useAddSample(patients);
  const rowKeys = useRowKeys<HTMLUListElement>();
  const { open } = dialogs;
  const addPatient = useCallback(() => open({ kind: 'new' }), [open]);
  const openDetails = useCallback((id: string) => open({ kind: 'details', id }), [open]);
  const fillSurvey = useCallback((id: string) => open({ kind: 'survey', id, from: 'list' }), [open]);
  const showResults = useCallback((id: string) => open({ kind: 'results', id, from: 'list' }), [open]);
  const surveyed = useSurveyDays();
  const tested = useIntoleranceDays();
  const measure = useCallback((id: string) => open({ kind: 'measure', id, from: 'list' }), [open]);
  useArrival(ARRIVALS, ({ patientId, diet, new: added, ...asked }) => {
    if (!patientId) return added === '1' ? addPatient() : undefined;
    if (diet) return openDiet({ id: patientId, name: diet });
    if (asked.words === '1') return open({ kind: 'words', id: patientId, from: 'details' });
    const kind = asked.privacy === '1' ? 'privacy' : asked.measure === '1' ? 'measure' : 'details';
    return open({ kind, id: patientId, from: 'details' });
  });
  useShortcut('n', addPatient);
  const unsavedIds = useMemo(() => new Set(unsaved.keys()), [unsaved]);
  const ready = state.phase === 'ready';
  useWarmDialogs(ready);

  return (
    <PageLayout>
      <PageHead
        title={t.title}
        {...(ready && { count: peopleOf(patients.items).length })}
        actions={
          <>
            <ButtonLink as={Link} to={paths.trash} $variant="quiet">
              <TrashIcon />
              {t.trash.open}
            </ButtonLink>
            <AddButton onClick={addPatient} />
          </>
        }
      />
      <PatientsFilterRow list={list} onSearchKey={rowKeys.onSearchKey} />
      <ListNotice patients={patients} />
      {state.phase === 'loading' && <LoadingRows />}
      {state.phase === 'failed' && (
        <ErrorState
          title={t.loadFailed}
          {...failureProps(state)}
          description={patientFailure('load', state.error)}
        />
      )}
      {ready && patients.items.length === 0 && (
        <EmptyState
          title={t.empty}
          description={t.emptyText}
          actions={
            <>
              <AddButton onClick={addPatient} />
              <Button busy={sample.isPending} onClick={() => sample.mutate()}>
                {t.sample.add}
              </Button>
            </>
          }
        />
      )}
      {ready && patients.items.length > 0 && list.found.length === 0 && (
        <EmptyState
          title={t.noMatch(list.query.trim())}
          description={t.noMatchText}
          actions={<Button onClick={() => list.search('')}>{t.clearSearch}</Button>}
        />
      )}
      {ready && list.found.length > 0 && (
        <PatientsList
          patients={list.shown}
          total={list.found.length}
          page={list.page}
          onPage={list.turnTo}
          listRef={rowKeys.list}
          unsavedIds={unsavedIds}
          openingDietOf={openingFor}
          newId={list.newId}
          onOpen={openDetails}
          tested={tested}
          surveyed={surveyed}
          onMeasure={measure}
          onResults={showResults}
          onSurvey={fillSurvey}
          onDiet={openDietOf}
        />
      )}
      <VisuallyHidden role="status">
        {ready && list.query.trim() !== '' && countOf(list.found.length, t.found)}
      </VisuallyHidden>
      {dialogs.dialog && (
        <Suspense fallback={null}>
          <PatientDialogs
            dialogs={dialogs}
            patients={patients}
            onAdded={list.reveal}
            onDiet={openDietOf}
            onRemove={removePatient}
            openingDiet={openingFor !== undefined}
          />
        </Suspense>
      )}
    </PageLayout>
  );
}

function AddButton({ onClick }: { onClick: () => void }) {
  const phone = useMediaQuery(mediaQueries.phone);
  return (
    <Button variant="primary" icon={<UserPlusIcon />} shortcut="N" onClick={onClick}>
      {t.addShort}
      {phone ? <VisuallyHidden>{t.addWhom}</VisuallyHidden> : t.addWhom}
    </Button>
  );
}

function LoadingRows() {
  return useDelayed(true) ? <SkeletonRows rows={10} label={t.loading} /> : null;
}

function ListNotice({ patients: { state, fromStorage } }: { patients: ReturnType<typeof usePatients> }) {
  if (state.phase !== 'ready' || !state.error) return null;
  return (
    <NoticeLine>
      <InlineNotice
        tone="amber"
        live
        title={fromStorage ? t.fromBrowser : t.refreshFailed}
        action={
          <Button size="compact" variant="quiet" busy={state.refreshing} onClick={state.retry}>
            {t.retry}
          </Button>
        }
      >
        {fromStorage ? t.fromBrowserText : patientFailure('load', state.error)}
      </InlineNotice>
    </NoticeLine>
  );
}

/** Fetches the dialogs while the person looks at the list, so that the first click needs no network. */
function useWarmDialogs(ready: boolean): void {
  const warmed = useRef(false);
  useEffect(() => {
    if (!ready || warmed.current) return undefined;
    warmed.current = true;
    // A failure here shows itself when a dialog is opened, which asks again.
    const timer = window.setTimeout(() => void loadDialogs().catch(() => (warmed.current = false)), 300);
    return () => window.clearTimeout(timer);
  }, [ready]);
}

const NoticeLine = styled.div`
  margin-bottom: ${({ theme }) => theme.s[3]};
`;
