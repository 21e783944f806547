import { Button, InlineNotice } from '@pora/ui';
import styled from 'styled-components';
import { type PatientsView } from '../patients.queries.js';
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
              <Button size="compact" onClick={() => patients.resolve(id, 'theirs')}>
                {t.takeTheirs}
              </Button>
              <Button size="compact" onClick={() => patients.resolve(id, 'mine')}>
                {t.keepMine}
              </Button>
            </Choices>
          }
        >
          {t.conflictText}
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
          <Button size="compact" onClick={() => patients.retry(id)}>
            {t.retry}
          </Button>
        }
      >
        {unsaved.error.message}
      </InlineNotice>
    </Line>
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
