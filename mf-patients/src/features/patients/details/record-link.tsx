import { focusRing, media } from '@pora/ui';
import { ChevronRightIcon } from '@pora/ui/icons';
import { type ReactNode } from 'react';
import styled from 'styled-components';

interface RecordLinkProps {
  icon: ReactNode;
  title: string;
  /** What is known of it, at the right end. */
  children: ReactNode;
  onOpen: () => void;
}

/** The way from the details to something else that is kept about the patient. */
export function RecordLink({ icon, title, children, onOpen }: RecordLinkProps) {
  return (
    <RecordOpener type="button" onClick={onOpen}>
      {icon}
      <strong>{title}</strong>
      <span>{children}</span>
      <ChevronRightIcon />
    </RecordOpener>
  );
}

/** A line of the card that opens something; a phone shows such lines as one list. */
export const RecordOpener = styled.button`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.s[2]};
  width: 100%;
  min-height: 2.375rem;
  margin-top: ${({ theme }) => theme.s[3]};
  padding: 0 0.625rem;
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.r[2]};
  background: ${({ theme }) => theme.c.canvas};
  color: ${({ theme }) => theme.c.text};
  font: ${({ theme }) => theme.t.dense};
  text-align: left;
  cursor: pointer;
  ${focusRing}

  ${media.phone} {
    min-height: ${({ theme }) => theme.h.touch};
    margin-top: 0;
    padding: 0;
    border-top-color: ${({ theme }) => theme.c.line};
    border-radius: 0;
    background: none;
  }

  &:hover {
    background: ${({ theme }) => theme.c.hover};
  }

  strong {
    font-weight: 600;
  }

  span {
    flex: 1;
    color: ${({ theme }) => theme.c.text3};
    text-align: right;
  }
`;
