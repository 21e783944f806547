import { paths } from '@pora/kit';
import { useWasAnswered } from '@pora/kit/answered';
import { Link } from '@pora/kit/router';
import { usePlansAlong } from '@pora/kit/trash-words';
import { ButtonLink, FilterRow, PageHead, PageLayout, SearchInput, SegmentedControl, theme } from '@pora/ui';
import { ArrowLeftIcon, LockIcon } from '@pora/ui/icons';
import { ConfirmDialog } from '@pora/ui/overlays';
import { useState } from 'react';
import styled from 'styled-components';
import { ErasureRequests } from './erasure-requests.js';
import { TrashTable } from './trash-table.js';
import { useTrashedPatients, useTrashedPlans } from './use-trash.js';
import { trashStrings as t } from './trash.strings.js';
import { useTrashRows } from './use-trash-rows.js';

type Shown = 'all' | 'patients' | 'plans';

/** Deleted patients and plans, which can come back for 30 days or be removed for good [decisions 16, 51]. */
export function TrashScreen() {
  const patients = useTrashedPatients();
  const plans = useTrashedPlans();
  const plansOf = usePlansAlong(plans);
  const rows = useTrashRows(patients, plans, plansOf);
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  const { patientRows, planRows, erasure } = rows;
  // An older list may be short of what was deleted since.
  const arePatientsKnown = useWasAnswered(patients);
  const arePlansKnown = useWasAnswered(plans);
  const isKnown = arePatientsKnown && arePlansKnown;
  const countOfAll = patientRows.length + planRows.length;
  const segment = (label: string, count: number, known: boolean) => (known ? `${label} ${count}` : label);

  return (
    <PageLayout>
      <PageHead
        title={t.title}
        {...(isKnown && { count: countOfAll })}
        description={t.text}
        actions={
          <ButtonLink as={Link} to={paths.patients}>
            <ArrowLeftIcon />
            {t.back}
          </ButtonLink>
        }
      />
      <FilterRow>
        <SegmentedControl
          label={t.shown}
          value={shown}
          onChange={setShown}
          options={[
            { value: 'all', label: segment(t.all, countOfAll, isKnown) },
            { value: 'patients', label: segment(t.patients.title, patientRows.length, arePatientsKnown) },
            { value: 'plans', label: segment(t.plans.title, planRows.length, arePlansKnown) },
          ]}
        />
        <SearchInput label={t.search} value={query} onChange={setQuery} />
      </FilterRow>
      {shown !== 'plans' && <ErasureRequests plansInTrash={plansOf} />}
      {shown !== 'plans' && (
        <TrashTable words={t.patients} picture="person" load={patients} rows={patientRows} query={query} />
      )}
      {shown !== 'patients' && (
        <TrashTable words={t.plans} picture="plan" load={plans} rows={planRows} query={query} />
      )}
      <Note>
        <LockIcon size={14} aria-hidden />
        {t.onlyAdministrator}
      </Note>
      {erasure && (
        <ConfirmDialog
          open
          emphasis="cancel"
          title={erasure.title}
          description={erasure.text}
          confirmLabel={t.erase}
          busy={rows.isErasing}
          onConfirm={erasure.confirm}
          onCancel={rows.closeErasure}
        />
      )}
    </PageLayout>
  );
}

const Note = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.s[2]};
  margin: 0;
  color: ${theme.c.text3};
  font: ${theme.t.small};
`;
