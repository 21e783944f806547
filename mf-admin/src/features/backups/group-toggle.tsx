import { focusRing, theme } from '@pora/ui';
import { ChevronDownIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { type BackupRow } from './use-backup-row.js';

interface GroupToggleProps {
  /** What it is called: its moment. */
  name: string;
  /** What it is and what is in it. */
  about: string;
  row: BackupRow;
  /** Element that it opens. */
  controls: string;
}

/** Names a backup or a restore and opens what is known of it. */
export function GroupToggle({ name, about, row, controls }: GroupToggleProps) {
  return (
    <Toggle
      ref={row.toggleRef}
      type="button"
      aria-expanded={row.isOpen}
      aria-controls={controls}
      onClick={row.toggle}
    >
      <Chevron aria-hidden data-open={row.isOpen} />
      <Words>
        <strong>{name}</strong> <span>{about}</span>
      </Words>
    </Toggle>
  );
}

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.s[2]};
  min-height: ${theme.h.compact};
  padding: 0 0.25rem;
  border: 0;
  border-radius: ${theme.r[1]};
  background: transparent;
  color: ${theme.c.text2};
  font: ${theme.t.dense};
  font-variant-numeric: tabular-nums;
  text-align: left;
  cursor: pointer;
  ${focusRing}
`;

const Words = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 ${theme.s[2]};

  strong {
    color: ${theme.c.text};
    font-weight: 600;
    white-space: nowrap;
  }
`;

const Chevron = styled(ChevronDownIcon)`
  flex: none;
  color: ${theme.c.text2};

  &[data-open='false'] {
    transform: rotate(-90deg);
  }
`;
