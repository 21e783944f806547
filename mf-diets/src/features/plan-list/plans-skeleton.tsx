import { media, Skeleton, theme, VisuallyHidden } from '@pora/ui';
import styled from 'styled-components';
import { planListStrings as t } from './plan-list.strings.js';

const GROUPS = 3;
const CARDS = 3;

/** Groups of cards in the places they will take. */
export function PlansSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{t.loading}</VisuallyHidden>
      {Array.from({ length: GROUPS }, (_group, group) => (
        <Group key={group} aria-hidden>
          <Skeleton width="12rem" height="1.25rem" />
          <Cards>
            {Array.from({ length: CARDS }, (_card, card) => (
              <Card key={card}>
                <Skeleton width="70%" height="1rem" />
                <Skeleton width="45%" />
                <Skeleton height="1.5rem" />
                <Skeleton width="85%" />
                <Skeleton width="35%" height="1.375rem" />
              </Card>
            ))}
          </Cards>
        </Group>
      ))}
    </div>
  );
}

const Group = styled.div`
  padding: ${theme.s[4]} 0;
  border-bottom: 1px solid ${theme.c.line};
`;

const Cards = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[3]};
  padding-top: ${theme.s[3]};
`;

const Card = styled.div`
  display: grid;
  align-content: space-between;
  gap: ${theme.s[2]};
  width: 19.375rem;
  max-width: 100%;
  min-height: 14rem;
  padding: 0.875rem ${theme.s[4]};
  border: 1px solid ${theme.c.line};
  border-radius: ${theme.r[3]};

  ${media.phone} {
    width: 100%;
  }
`;
