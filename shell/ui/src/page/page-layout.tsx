import styled from 'styled-components';
import { theme } from '../theme/theme.js';

/** Paddings of a page inside the shell's main area; `$narrow` keeps reading width. */
export const PageLayout = styled.div<{ $narrow?: boolean }>`
  min-height: 100%;
  max-width: ${({ $narrow }) => ($narrow ? '48rem' : 'none')};
  padding: 1.625rem 2.25rem 2.5rem;
  background: ${theme.c.surface};

  @media (max-width: 1360px) {
    padding: 1.5rem 1.5rem 2rem;
  }

  @media (max-width: 480px) {
    padding: 0.75rem 1rem 2rem;
  }
`;

/** The one row of filters under the page head; wraps, never hides. */
export const FilterRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.625rem;
  margin-bottom: 0.875rem;
`;
