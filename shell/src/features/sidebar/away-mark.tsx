import { useSyncExternalStore } from 'react';
import { useQueryClient } from '@pora/kit/queries';
import { theme } from '@pora/ui';
import { CloudOffIcon } from '@pora/ui/icons';
import styled, { css } from 'styled-components';
import { awayCalls } from './away-calls.js';
import { awayStrings } from './away.strings.js';

/** Props of AwayMark. */
export interface AwayMarkProps {
  /** Beginnings of the calls that the section lives on. */
  calls: readonly string[];
  /** At the corner of an icon, where no words stand beside it. */
  cornered: boolean;
}

/** The small cloud beside a section whose calls are not answered; it takes no place from anything else. */
export function AwayMark({ calls, cornered }: AwayMarkProps) {
  const { subscribe, get } = awayCalls(useQueryClient());
  const away = useSyncExternalStore(subscribe, get);
  if (!calls.some((call) => away.includes(call))) return null;
  return (
    <Mark role="img" aria-label={awayStrings.away} $cornered={cornered}>
      <CloudOffIcon size={cornered ? 12 : 14} aria-hidden />
    </Mark>
  );
}

const Mark = styled.span<{ $cornered: boolean }>`
  display: grid;
  margin-left: auto;

  /* Over the colour of the menu's icons, also of the chosen entry. */
  &&& svg {
    width: 0.875rem;
    height: 0.875rem;
    color: ${theme.c.amberText};
  }

  ${({ $cornered }) =>
    $cornered &&
    css`
      position: absolute;
      top: max(0px, calc(50% - 1.25rem));
      left: calc(50% + 0.375rem);

      &&& svg {
        width: 0.75rem;
        height: 0.75rem;
      }
    `}
`;
