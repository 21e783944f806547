import { Logo, theme } from '@pora/ui';
import styled from 'styled-components';
import { sidebarStrings } from './sidebar.strings.js';

/** Logo, title and subtitle of the product [core §1]. */
export function Brand({ narrow = false }: { narrow?: boolean }) {
  return (
    <Row $narrow={narrow}>
      <Logo size={34} />
      {!narrow && (
        <div>
          <Title>{sidebarStrings.product}</Title>
          <Subtitle>{sidebarStrings.subtitle}</Subtitle>
        </div>
      )}
    </Row>
  );
}

const Row = styled.div<{ $narrow: boolean }>`
  display: flex;
  align-items: center;
  justify-content: ${({ $narrow }) => ($narrow ? 'center' : 'flex-start')};
  gap: 0.625rem;
  padding: ${({ $narrow }) => ($narrow ? '0.25rem 0 1.125rem' : '0.25rem 0.375rem 1.125rem')};
`;

const Title = styled.div`
  font: 640 1.0625rem/1.25rem var(--font);
  letter-spacing: -0.02em;
`;

const Subtitle = styled.div`
  color: ${theme.c.text3};
  font: ${theme.t.small};
  line-height: 0.9375rem;
  white-space: nowrap;
`;
