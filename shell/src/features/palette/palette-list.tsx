import { theme, truncate } from '@pora/ui';
import { highlightMatch } from '@pora/ui/forms';
import { Kbd, media } from '@pora/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { PaletteDeed, PaletteGroup, PaletteOption } from './palette-option.js';
import { paletteStrings as t } from './palette.strings.js';

interface PaletteListProps {
  id: string;
  groups: readonly PaletteGroup[];
  typed: string;
  /** Id of the line that Enter chooses. */
  active: string | undefined;
  onActive: (id: string) => void;
  onChoose: (option: PaletteOption) => void;
}

/** Name of a line in the page, for `aria-activedescendant`. */
export const lineId = (listId: string, optionId: string): string => `${listId}-${optionId}`;

/** The lines under the field, in groups; the focus stays in the field. */
export function PaletteList({ id, groups, typed, active, onActive, onChoose }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const line = active && document.getElementById(lineId(id, active));
    if (!line) return;
    // The name of a group comes along with its first line.
    const first = line.previousElementSibling?.getAttribute('role') !== 'option';
    (first ? (line.previousElementSibling ?? line) : line).scrollIntoView?.({ block: 'nearest' });
    line.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);
  return (
    <List id={id} ref={list} role="listbox" aria-label={t.results}>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-title-${group.id}`}>
          <Title id={`${id}-title-${group.id}`} role="presentation">
            {group.title}
            {group.total !== undefined && <span>{t.someOf(group.options.length, group.total)}</span>}
          </Title>
          {group.options.map((option) => (
            <Line
              key={option.id}
              id={lineId(id, option.id)}
              role="option"
              aria-selected={option.id === active}
              aria-keyshortcuts={option.deeds?.map(({ keys }) => keys.replace(' ', '+')).join(' ')}
              onPointerMove={() => option.id !== active && onActive(option.id)}
              onClick={() => onChoose(option)}
            >
              <Picture>{option.icon}</Picture>
              <Words>
                <Label>{highlightMatch(option.label, typed)}</Label>
                {option.note && <Note>{option.note}</Note>}
              </Words>
              {option.badge}
              {option.deeds && option.id === active && <Deeds deeds={option.deeds} />}
              {option.keys && <Kbd aria-hidden="true">{option.keys}</Kbd>}
            </Line>
          ))}
        </div>
      ))}
    </List>
  );
}

/** Keys of the active line, for whoever sees them; the actions below do the same. */
function Deeds({ deeds }: { deeds: readonly PaletteDeed[] }) {
  return (
    <Keys aria-hidden="true">
      {deeds.map(({ label, keys }) => (
        <span key={keys}>
          {label}
          <Kbd>{keys}</Kbd>
        </span>
      ))}
      <Kbd>{t.enter}</Kbd>
    </Keys>
  );
}

const List = styled.div`
  min-height: 0;
  margin-bottom: auto;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0 ${theme.s[2]} ${theme.s[3]};
`;

const Title = styled.div`
  display: flex;
  gap: ${theme.s[2]};
  padding: ${theme.s[3]} ${theme.s[3]} ${theme.s[1]};
  color: ${theme.c.text3};
  font: ${theme.t.small};
  font-weight: 600;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.s[3]};
  min-height: 2.75rem;
  padding: 0.25rem ${theme.s[3]};
  border-radius: ${theme.r[2]};
  cursor: pointer;

  &[aria-selected='true'] {
    background: ${theme.c.inkSoft};
    /* Colours are taken away in forced colours: the edge stays. */
    outline: 2px solid transparent;
    outline-offset: -2px;
  }

  mark {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-decoration-color: ${theme.c.inkLine};
    text-underline-offset: 0.25em;
  }

  ${media.phone} {
    > kbd {
      display: none;
    }
  }
`;

const Keys = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.s[3]};
  color: ${theme.c.text2};
  font: ${theme.t.dense};

  > span {
    display: flex;
    align-items: center;
    gap: ${theme.s[1]};
  }

  ${media.phone} {
    display: none;
  }
`;

const Picture = styled.span`
  display: grid;
  flex: none;
  width: 1.75rem;
  place-items: center;
  color: ${theme.c.text2};

  > svg {
    width: 1.0625rem;
    height: 1.0625rem;
  }
`;

const Words = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 0.625rem;
  min-width: 0;
`;

const Label = styled.span`
  max-width: 100%;
  font-weight: 500;
  ${truncate}
`;

const Note = styled.span`
  max-width: 100%;
  color: ${theme.c.text2};
  font: ${theme.t.dense};
  ${truncate}
`;
