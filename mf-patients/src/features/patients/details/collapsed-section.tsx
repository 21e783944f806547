import { ChevronRightIcon } from '@pora/ui/icons';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { RecordOpener } from './record-link.js';

interface CollapsedSectionProps {
  icon: ReactNode;
  title: string;
  /** What is in it, in a few words. */
  summary: string;
  children: ReactNode;
}

/** A part of the card that a phone has no room for: one line that opens in its place. */
export function CollapsedSection({ icon, title, summary, children }: CollapsedSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <RecordOpener
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {icon}
        <strong>{title}</strong>
        <span>{summary}</span>
        <Turn $isOpen={isOpen} aria-hidden />
      </RecordOpener>
      {isOpen && <Content id={id}>{children}</Content>}
    </>
  );
}

const Turn = styled(ChevronRightIcon)<{ $isOpen: boolean }>`
  transform: ${({ $isOpen }) => ($isOpen ? 'rotate(90deg)' : 'none')};
`;

const Content = styled.div`
  padding: ${({ theme }) => `${theme.s[2]} 0 ${theme.s[4]}`};
`;
