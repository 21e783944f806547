import { askToLeave, formatDateTime, isTemporary, usePersonName } from '@pora/kit';
import { Button, InlineNotice } from '@pora/ui';
import styled from 'styled-components';
import { differentPatientFields } from '../patient-change-label.js';
import { type PatientRecord } from '../patient-record.js';
import { type PatientsView } from '../use-patients.js';
import { detailsStrings as t } from './details.strings.js';

/** What is wrong with a change the server does not have, and the ways out [core §4]. */
export function UnsavedNotice({ id, patients }: { id: string; patients: PatientsView }) {
  const unsaved = patients.unsaved.get(id);
  if (!unsaved) return null;
  if (unsaved.conflict)
    return (
      <Line>
        <InlineNotice
          tone="amber"
          live
          title={t.conflictTitle}
          action={
            <Choices>
              <Button size="compact" variant="primary" onClick={() => patients.resolve(id, 'theirs')}>
                {t.takeTheirs}
              </Button>
              <Button size="compact" onClick={() => patients.resolve(id, 'mine')}>
                {t.keepMine}
              </Button>
            </Choices>
          }
        >
          <ConflictText
            theirs={unsaved.conflict}
            mine={patients.items.find((patient) => patient.id === id)}
          />
        </InlineNotice>
      </Line>
    );
  return (
    <Line>
      <InlineNotice
        tone="amber"
        live
        title={t.unsavedTitle}
        action={
          <Choices>
            <Button size="compact" onClick={() => patients.retry(id)}>
              {t.retry}
            </Button>
            {/* What the server refused will never be taken as it is. */}
            {!isTemporary(unsaved.error) && (
              <Button size="compact" variant="quiet" onClick={() => void discard(id, patients)}>
                {t.discard}
              </Button>
            )}
          </Choices>
        }
      >
        {unsaved.error.message}
      </InlineNotice>
    </Line>
  );
}

async function discard(id: string, patients: PatientsView): Promise<void> {
  if (await askToLeave(t.discardQuestion)) patients.discard(id);
}

/** Who changed what and when, and what of it this person changed too. */
function ConflictText({ theirs, mine }: { theirs: PatientRecord; mine: PatientRecord | undefined }) {
  const nameOf = usePersonName();
  const fields = mine ? differentPatientFields(theirs, mine) : [];
  return t.conflictText(
    theirs.updatedBy && nameOf(theirs.updatedBy),
    formatDateTime(theirs.updatedAt),
    fields,
  );
}

const Line = styled.div`
  margin-bottom: ${({ theme }) => theme.s[4]};
`;

const Choices = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.s[2]};
`;
