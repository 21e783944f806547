import { Skeleton, theme, VisuallyHidden } from '@pora/ui';
import styled from 'styled-components';
import { editorStrings as t } from './plan-editor.strings.js';

const DAYS = 14;
const SLOTS = 5;

/** Strip, day bar and slot cards in the places they will take. */
export function PlanSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{t.loading}</VisuallyHidden>
      <Strip aria-hidden>
        {Array.from({ length: DAYS }, (_, day) => (
          <Skeleton key={day} width="1.5rem" height="3rem" />
        ))}
      </Strip>
      <Skeleton width="40%" height="1.75rem" />
      {Array.from({ length: SLOTS }, (_, slot) => (
        <Card key={slot} aria-hidden>
          <Skeleton width="35%" height="1rem" />
          <Skeleton width="70%" height="0.75rem" />
        </Card>
      ))}
    </div>
  );
}

const Strip = styled.div`
  display: flex;
  justify-content: space-around;
  margin-bottom: ${theme.s[4]};
  padding-bottom: ${theme.s[4]};
  border-bottom: 1px solid ${theme.c.line};
  overflow: hidden;
`;

const Card = styled.div`
  display: grid;
  align-content: center;
  gap: ${theme.s[2]};
  min-height: 5.25rem;
  margin-top: ${theme.s[2]};
  padding: ${theme.s[4]};
  border: 1px solid ${theme.c.line};
  border-radius: ${theme.r[3]};
`;
