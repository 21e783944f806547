import { type PatientIntoleranceSet } from '@pora/contracts/patients/intolerance-set.model';
import { formatDate, formatDateTime, usePersonName } from '@pora/kit';
import { Button } from '@pora/ui';
import { Dialog } from '@pora/ui/overlays';
import { useRef } from 'react';
import styled from 'styled-components';
import { countLights } from '../shown-results.js';
import { resultsImportStrings } from './results-import.strings.js';

const t = resultsImportStrings.conflict;

type Version = Pick<PatientIntoleranceSet, 'categories' | 'sourceFile' | 'date'>;

interface NewerResultsDialogProps {
  mine: Version;
  /** Results that stand by now; null when the former ones were deleted. */
  theirs: PatientIntoleranceSet | null;
  busy: boolean;
  onMine: () => void;
  onTheirs: () => void;
  /** Back to the review, which nothing of is lost. */
  onClose: () => void;
}

/** Two versions of the results, side by side; the first button, which has the focus, writes nothing over. */
export function NewerResultsDialog({ mine, theirs, busy, ...ways }: NewerResultsDialogProps) {
  const safe = useRef<HTMLButtonElement>(null);
  const nameOf = usePersonName();
  return (
    <Dialog
      open
      role="alertdialog"
      title={theirs ? t.title : t.gone}
      description={theirs ? t.text(nameOf(theirs.updatedBy), formatDateTime(theirs.updatedAt)) : t.goneText}
      initialFocusRef={safe}
      onClose={ways.onClose}
      footerStart={
        <Button ref={safe} variant="primary" onClick={theirs ? ways.onTheirs : ways.onClose}>
          {theirs ? t.theirs : t.back}
        </Button>
      }
      footer={
        <Button variant="quiet" busy={busy} onClick={ways.onMine}>
          {t.mine}
        </Button>
      }
    >
      {theirs && (
        <Versions>
          <VersionFacts title={t.mineTitle} version={mine} />
          <VersionFacts title={t.theirsTitle} version={theirs} />
        </Versions>
      )}
    </Dialog>
  );
}

function VersionFacts({ title, version }: { title: string; version: Version }) {
  const { green, yellow, red } = countLights(version.categories);
  return (
    <Column aria-label={title}>
      <h3>{title}</h3>
      <ul>
        <li>{version.sourceFile ?? t.noFile}</li>
        <li>{version.date ? formatDate(version.date) : t.noDate}</li>
        <li>{resultsImportStrings.results(green + yellow + red)}</li>
        <li>{resultsImportStrings.elevated(red)}</li>
      </ul>
    </Column>
  );
}

const Versions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${({ theme }) => theme.s[3]};

  @media (max-width: 560px) {
    grid-template-columns: 1fr;
  }
`;

const Column = styled.section`
  min-width: 0;
  padding: ${({ theme }) => theme.s[3]};
  border: 1px solid ${({ theme }) => theme.c.line};
  border-radius: ${({ theme }) => theme.r[3]};
  overflow-wrap: anywhere;

  h3 {
    margin: 0 0 ${({ theme }) => theme.s[2]};
    font: ${({ theme }) => theme.t.strong};
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
    font: ${({ theme }) => theme.t.dense};
  }
`;
