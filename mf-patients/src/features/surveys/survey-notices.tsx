import { type PatientSurvey } from '@pora/contracts/patients/survey.model';
import { formatDateTime } from '@pora/kit';
import { Button, InlineNotice } from '@pora/ui';
import { type AppForm } from '@pora/ui/forms';
import styled from 'styled-components';
import { failureWords } from '../../shared/failure-words.js';
import { importStrings } from './import/survey-import.strings.js';
import { type SurveyFormValues } from './survey-form.model.js';
import { surveyStrings as t } from './survey.strings.js';

/** The file whose answers stand in the form, and how many of them. */
export interface FilledFromFile {
  readonly fileName: string;
  readonly count: number;
}

interface SurveyNoticesProps {
  form: AppForm<SurveyFormValues>;
  filled: FilledFromFile | undefined;
  /** A version that somebody else saved meanwhile. */
  newer: PatientSurvey | null | undefined;
  error: Error | null;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** What is to be known before the survey is saved: an import, a conflict, a failure, fields to correct. */
export function SurveyNotices({ form, filled, newer, error, onTakeTheirs, onKeepMine }: SurveyNoticesProps) {
  const { errors, submitCount } = form.formState;
  return (
    <>
      {filled && (
        <Notice>
          <InlineNotice live>{importStrings.filled(filled.fileName, filled.count)}</InlineNotice>
        </Notice>
      )}
      {newer && (
        <Notice>
          <InlineNotice
            tone="danger"
            live
            title={t.conflict}
            action={
              <>
                <Button size="compact" onClick={onTakeTheirs}>
                  {t.takeTheirs}
                </Button>
                <Button size="compact" variant="quiet" onClick={onKeepMine}>
                  {t.keepMine}
                </Button>
              </>
            }
          >
            {t.conflictText(newer.updatedBy, formatDateTime(newer.updatedAt))}
          </InlineNotice>
        </Notice>
      )}
      {error && !newer && (
        <Notice>
          <InlineNotice tone="danger" live title={t.saveFailed}>
            {failureWords(t.notSaved, error)}
          </InlineNotice>
        </Notice>
      )}
      {submitCount > 0 && Object.keys(errors).length > 0 && (
        <Notice key={submitCount}>
          <InlineNotice tone="danger" live>
            {t.fixFields}
          </InlineNotice>
        </Notice>
      )}
    </>
  );
}

const Notice = styled.div`
  margin-bottom: ${({ theme }) => theme.s[4]};
`;
