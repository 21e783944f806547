import type { ReactNode } from 'react';
import { PlateClock, theme } from '@pora/ui';
import styled from 'styled-components';

interface FullPageProps {
  title: string;
  description: string;
  /** The one way on. */
  children: ReactNode;
}

/** A page outside the shell that says one thing and offers one way on. */
export function FullPage({ title, description, children }: FullPageProps) {
  return (
    <Main>
      <PlateClock size={68} dot />
      <Title>{title}</Title>
      <Description>{description}</Description>
      {children}
    </Main>
  );
}

const Main = styled.main`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-height: 100vh;
  padding: ${theme.s[5]};
  background: ${theme.c.canvas};
  text-align: center;
`;

const Title = styled.h1`
  margin: 1.375rem 0 0.375rem;
  font: ${theme.t.page};
  letter-spacing: ${theme.trackTight};
`;

const Description = styled.p`
  margin-bottom: ${theme.s[5]};
  color: ${theme.c.text2};
`;
