import { focusRing, media } from '@pora/ui';
import { ArrowDownAZIcon, ArrowDownIcon, ArrowUpIcon, HistoryIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { patientStrings } from '../patients.strings.js';
import { type PatientSort } from './arrange-patients.js';

const t = patientStrings.sort;
const columns = [
  { by: 'name', label: t.name, Icon: ArrowDownAZIcon },
  { by: 'updated', label: t.updated, Icon: HistoryIcon },
] as const;

interface SortButtonsProps {
  sort: PatientSort;
  onSort: (by: PatientSort['by']) => void;
}

/** Two buttons that choose the column, and flip the direction of the chosen one [core §4]. */
export function SortButtons({ sort, onSort }: SortButtonsProps) {
  const Arrow = sort.direction === 'ascending' ? ArrowUpIcon : ArrowDownIcon;
  return (
    <Group role="group" aria-label={t.label}>
      <Caption aria-hidden="true">{t.label}</Caption>
      <Track>
        {columns.map(({ by, label, Icon }) => {
          const active = sort.by === by;
          return (
            <SortButton
              key={by}
              type="button"
              aria-pressed={active}
              aria-label={active ? `${label}, ${t[sort.direction]}` : label}
              onClick={() => onSort(by)}
            >
              <PhoneIconSlot>
                <Icon />
              </PhoneIconSlot>
              <Label>{label}</Label>
              {active && <Arrow size={14} />}
            </SortButton>
          );
        })}
      </Track>
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  margin-left: auto;

  ${media.phone} {
    margin-left: 0;
  }
`;

const Caption = styled.span`
  color: ${({ theme }) => theme.c.text3};
  font: ${({ theme }) => theme.t.dense};

  ${media.phone} {
    display: none;
  }
`;

const Track = styled.span`
  display: inline-flex;
  padding: 2px;
  border-radius: ${({ theme }) => theme.r[2]};
  background: ${({ theme }) => theme.c.sunken};
`;

const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.375rem;
  height: calc(${({ theme }) => theme.h.control} - 4px);
  padding: 0 0.75rem;
  border: 1px solid transparent;
  border-radius: 5px;
  background: transparent;
  color: ${({ theme }) => theme.c.text2};
  font: 560 0.8125rem/1.125rem ${({ theme }) => theme.font};
  white-space: nowrap;
  cursor: pointer;
  ${focusRing}

  &:hover {
    color: ${({ theme }) => theme.c.text};
  }

  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.c.line};
    background: ${({ theme }) => theme.c.raised};
    color: ${({ theme }) => theme.c.text};
    box-shadow: ${({ theme }) => theme.e[1]};
  }

  &[aria-pressed='true']:focus-visible {
    box-shadow: ${({ theme }) => theme.focus};
  }

  ${media.phone} {
    min-width: ${({ theme }) => theme.h.touch};
    height: ${({ theme }) => theme.h.touch};
    padding: 0 0.5rem;
  }
`;

const PhoneIconSlot = styled.span`
  display: none;

  ${media.phone} {
    display: inline-flex;
  }
`;

const Label = styled.span`
  ${media.phone} {
    display: none;
  }
`;
