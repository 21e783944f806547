import { mediaQueries, useMediaQuery } from '@pora/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';

interface TitleActionProps {
  children: ReactNode;
}

/** What a dialog offers beside its title; on a phone, where it would leave the title the width of one word, nothing. */
export function BesideTitle({ children }: TitleActionProps) {
  return useMediaQuery(mediaQueries.phone) ? null : children;
}

/** The same on a phone, above the content. */
export function UnderTitle({ children }: TitleActionProps) {
  return useMediaQuery(mediaQueries.phone) && children ? <Under>{children}</Under> : null;
}

const Under = styled.div`
  margin-bottom: ${({ theme }) => theme.s[3]};
`;
