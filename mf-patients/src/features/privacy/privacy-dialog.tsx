import { planCalls } from '@pora/contracts/calls';
import { type Consent } from '@pora/contracts/privacy/privacy.model';
import { failureProps, useApiList } from '@pora/kit';
import {
  Badge,
  Button,
  ErrorState,
  mediaQueries,
  SkeletonRows,
  theme,
  useDelayed,
  useMediaQuery,
} from '@pora/ui';
import { BabyIcon } from '@pora/ui/icons';
import { Dialog } from '@pora/ui/overlays';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { usePlanCount } from '../plans/public.js';
import { ConsentFormDialog } from './consent-form-dialog.js';
import { ConsentSection } from './consent-section.js';
import { ErasureSection } from './erasure-section.js';
import { ExportSection } from './export-section.js';
import { HistorySection } from './history-section.js';
import { privacyStrings as t } from './privacy.strings.js';
import { Quiet } from './section.js';
import { usePrivacy } from './use-privacy.js';
import { WithdrawalDialog } from './withdrawal-dialog.js';

interface PrivacyDialogProps {
  patientId: string;
  patientName: string;
  isChild: boolean;
  birthYear: number | null;
  /** Back to where the dialog was opened. */
  onClose: () => void;
}

type Entry = 'give' | Consent;

/** Consents of a patient, a copy of their data, who saw it, and how it is removed for good. */
export function PrivacyDialog({ patientId, patientName, isChild, birthYear, onClose }: PrivacyDialogProps) {
  const [entry, setEntry] = useState<Entry>();
  const close = () => setEntry(undefined);
  const person = { patientId, patientName };
  if (entry === 'give') return <ConsentFormDialog {...person} isChild={isChild} onClose={close} />;
  if (entry) return <WithdrawalDialog {...person} consent={entry} onClose={close} />;
  return (
    <Overview
      {...person}
      isChild={isChild}
      birthYear={birthYear}
      onClose={onClose}
      onGive={() => setEntry('give')}
      onWithdraw={setEntry}
    />
  );
}

interface OverviewProps extends PrivacyDialogProps {
  onGive: () => void;
  onWithdraw: (consent: Consent) => void;
}

function Overview({ patientId, patientName, isChild, birthYear, onClose, ...deeds }: OverviewProps) {
  const load = usePrivacy(patientId);
  // The first field is a filter far below: on a phone it would scroll the consent away.
  const giveRef = useRef<HTMLButtonElement>(null);
  const plans = usePlanCount(useApiList(planCalls.list))(patientId);
  const phone = useMediaQuery(mediaQueries.phone);
  // What comes at once must not be preceded by a dialog about waiting.
  const waiting = useDelayed(load.phase === 'loading');
  if (load.phase === 'loading' && !waiting) return null;
  const note = <Quiet>{t.note}</Quiet>;
  return (
    <Dialog
      open
      onClose={onClose}
      size="full"
      initialFocusRef={giveRef}
      title={t.title}
      description={patientName}
      header={isChild && birthYear !== null && <ChildBadge birthYear={birthYear} />}
      footerStart={!phone && note}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t.back}
        </Button>
      }
    >
      {load.phase === 'loading' && <SkeletonRows rows={8} label={t.loading} />}
      {load.phase === 'failed' && <ErrorState title={t.loadFailed} {...failureProps(load)} />}
      {load.phase === 'ready' && (
        <Columns>
          <div>
            <ConsentSection patientName={patientName} privacy={load.data} giveRef={giveRef} {...deeds} />
            <ExportSection patientId={patientId} />
            <ErasureSection patientId={patientId} isChild={isChild} privacy={load.data} plans={plans} />
          </div>
          <HistorySection patientId={patientId} />
          {phone && note}
        </Columns>
      )}
    </Dialog>
  );
}

function ChildBadge({ birthYear }: { birthYear: number }) {
  return <Badge icon={<BabyIcon />}>{t.child(new Date().getFullYear() - birthYear)}</Badge>;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 4fr 3fr;
  align-items: start;
  gap: ${theme.s[8]};

  > * {
    min-width: 0;
  }

  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
