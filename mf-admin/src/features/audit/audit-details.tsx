import { type AuditLogEntry } from '@pora/contracts/admin/audit.model';
import { focusRing, media, theme } from '@pora/ui';
import { ChevronDownIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { detailsOf, momentWords } from './audit-words.js';

interface EntryToggleProps {
  entry: AuditLogEntry;
  isOpen: boolean;
  /** Element that it opens. */
  controls: string;
  onToggle: () => void;
}

/** The moment of an entry, which opens everything that is known of it. */
export function EntryToggle({ entry, isOpen, controls, onToggle }: EntryToggleProps) {
  return (
    <Toggle type="button" aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
      <Chevron size={14} aria-hidden data-open={isOpen} />
      {momentWords(entry)}
    </Toggle>
  );
}

/** Everything that is known of an entry. */
export function EntryDetails({ entry }: { entry: AuditLogEntry }) {
  return (
    <Details>
      {detailsOf(entry).map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Details>
  );
}

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.s[1]};
  min-height: ${theme.h.compact};
  padding: 0 0.25rem 0 0;
  border: 0;
  border-radius: ${theme.r[1]};
  background: transparent;
  color: inherit;
  font: ${theme.t.dense};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  cursor: pointer;
  ${focusRing}

  ${media.phone} {
    min-height: ${theme.h.touch};
  }
`;

const Chevron = styled(ChevronDownIcon)`
  flex: none;
  color: ${theme.c.text3};

  &[data-open='false'] {
    transform: rotate(-90deg);
  }
`;

const Details = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.s[1]} ${theme.s[6]};
  margin: 0;
  padding: ${theme.s[2]} ${theme.s[3]};
  background: ${theme.c.sunken};
  font: ${theme.t.dense};

  > div {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr);
    gap: ${theme.s[2]};
  }

  dt {
    color: ${theme.c.text2};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
