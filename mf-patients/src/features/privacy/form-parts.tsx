import { InlineNotice, media, theme } from '@pora/ui';
import styled from 'styled-components';

/** Above the fields: why the last attempt was not saved. */
export function SaveFailure({ title, reason }: { title: string; reason: string }) {
  return (
    <Before as="div">
      <InlineNotice tone="danger" live title={title}>
        {reason}
      </InlineNotice>
    </Before>
  );
}

/** What stands before the first field. */
export const Before = styled.p`
  margin: 0 0 ${theme.s[4]};
`;

/** Fields in two columns, in one on a phone. */
export const FormGrid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: 0.875rem;

  ${media.phone} {
    grid-template-columns: 1fr;
  }
`;
