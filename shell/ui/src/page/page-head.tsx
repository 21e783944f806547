import { formatCount } from '@pora/text-pl/numbers';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CountPill } from '../display/badge.js';
import { theme } from '../theme/theme.js';

/** Props of PageHead. */
export interface PageHeadProps {
  /** The page's only h1. */
  title: string;
  /** Number of items, in a pill beside the title. */
  count?: number;
  description?: ReactNode;
  /** Buttons at the right; the primary action last. */
  actions?: ReactNode;
}

/** Head of a page: title left, actions right. */
export function PageHead({ title, count, description, actions }: PageHeadProps) {
  return (
    <Head>
      <div>
        <TitleRow>
          <Title>{title}</Title>
          {count !== undefined && <BigCount>{formatCount(count)}</BigCount>}
        </TitleRow>
        {description && <Description>{description}</Description>}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </Head>
  );
}

/** Props of SectionHead. */
export interface SectionHeadProps {
  title: ReactNode;
  level?: 2 | 3 | 4;
  count?: number;
  actions?: ReactNode;
}

/** Head of a section inside a page, dialog or sheet. */
export function SectionHead({ title, level = 2, count, actions }: SectionHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <SectionRow>
      <TitleRow>
        <SectionTitle as={Heading}>{title}</SectionTitle>
        {count !== undefined && <CountPill>{formatCount(count)}</CountPill>}
      </TitleRow>
      {actions && <Actions>{actions}</Actions>}
    </SectionRow>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${theme.s[3]};
  margin-bottom: 1.375rem;
`;

const TitleRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.s[3]};
  min-width: 0;
`;

const Title = styled.h1`
  font: ${theme.t.page};
  letter-spacing: ${theme.trackTight};
`;

const BigCount = styled(CountPill)`
  padding: 2px 0.625rem;
  font-size: 0.875rem;
  line-height: 1.25rem;
`;

const Description = styled.p`
  margin-top: 2px;
  color: ${theme.c.text3};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s[2]};
  margin-left: auto;
`;

const SectionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s[3]};
  min-height: ${theme.h.compact};
  margin-bottom: ${theme.s[2]};
`;

const SectionTitle = styled.h2`
  font: ${theme.t.lead};
  letter-spacing: -0.006em;
`;
