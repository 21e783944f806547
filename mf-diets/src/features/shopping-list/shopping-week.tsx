import { type ShoppingItem } from '@pora/contracts/plans/shopping-list.model';
import {
  Button,
  EmptyState,
  media,
  mediaQueries,
  SegmentedControl,
  tabularNumbers,
  theme,
  useMediaQuery,
} from '@pora/ui';
import { CheckboxField } from '@pora/ui/forms';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { shoppingGroups, type ShoppingGroup, type ShoppingLayout, tickKey } from './shopping-groups.js';
import { ShoppingLine } from './shopping-line.js';
import { shoppingStrings as t } from './shopping-list.strings.js';
import { type useTicks } from './use-ticks.js';

interface ShoppingWeekProps {
  week: 1 | 2;
  items: readonly ShoppingItem[];
  ticks: ReturnType<typeof useTicks>;
}

const LAYOUTS: { value: ShoppingLayout; label: string }[] = [
  { value: 'departments', label: t.views.departments },
  { value: 'days', label: t.views.days },
  { value: 'names', label: t.views.names },
];

/** The list of one week: how it is laid out, how far the shopping is, and every line. */
export function ShoppingWeek({ week, items, ticks }: ShoppingWeekProps) {
  const [layout, setLayout] = useState<ShoppingLayout>('departments');
  const [hidesTicked, setHidesTicked] = useState(false);
  const phone = useMediaQuery(mediaQueries.phone);
  const idBase = useId();
  if (items.length === 0) return <EmptyState title={t.emptyWeek(week)} description={t.emptyWeekText(week)} />;
  const isTicked = (item: ShoppingItem) => ticks.ticked.has(tickKey(item));
  const groups = shoppingGroups(items, layout);
  const shown = groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ item }) => !hidesTicked || !isTicked(item)) }))
    .filter(({ rows }) => rows.length > 0);
  const goTo = (key: string) =>
    document.getElementById(`${idBase}${key}`)?.scrollIntoView({ block: 'start' });
  return (
    <>
      <Choices>
        <CheckboxField label={t.hideTicked} checked={hidesTicked} onChange={setHidesTicked} />
        <SegmentedControl
          size="compact"
          label={t.views.label}
          value={layout}
          onChange={setLayout}
          options={LAYOUTS}
        />
      </Choices>
      <Columns>
        <Side>
          {!phone && (
            <nav aria-label={t.jump}>
              {groups.map(({ key, title, rows }) => (
                <Jump key={key} type="button" onClick={() => goTo(key)}>
                  <span>{title}</span>
                  <span>{rows.length}</span>
                </Jump>
              ))}
            </nav>
          )}
          <Progress ticked={ticks.ticked.size} all={items.length} onUntick={ticks.untickAll} />
        </Side>
        <Groups>
          {shown.length === 0 && <p>{t.allTicked}</p>}
          {shown.map((group) => (
            <section key={group.key} id={`${idBase}${group.key}`} aria-label={group.title}>
              <GroupHead group={groups.find(({ key }) => key === group.key) ?? group} isTicked={isTicked} />
              <ul>
                {group.rows
                  .toSorted((a, b) => (phone ? Number(isTicked(a.item)) - Number(isTicked(b.item)) : 0))
                  .map((row) => (
                    <ShoppingLine
                      key={row.key}
                      row={row}
                      ofDay={layout === 'days'}
                      ticked={isTicked(row.item)}
                      onTick={(next) => ticks.tick(row.item, next)}
                    />
                  ))}
              </ul>
            </section>
          ))}
        </Groups>
      </Columns>
    </>
  );
}

function GroupHead({ group, isTicked }: { group: ShoppingGroup; isTicked: (item: ShoppingItem) => boolean }) {
  return (
    <Head>
      <h3>{group.title}</h3>
      <span>{t.of(group.rows.filter(({ item }) => isTicked(item)).length, group.rows.length)}</span>
    </Head>
  );
}

function Progress({ ticked, all, onUntick }: { ticked: number; all: number; onUntick: () => void }) {
  return (
    <Ticked>
      <div>
        <span>{t.ticked}</span>
        <span>{t.of(ticked, all)}</span>
      </div>
      <Track
        role="progressbar"
        aria-label={t.ticked}
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={ticked}
        aria-valuetext={t.of(ticked, all)}
      >
        <Done style={{ width: `${(ticked / all) * 100}%` }} />
      </Track>
      {ticked > 0 && (
        <Button variant="quiet" size="compact" onClick={onUntick}>
          {t.untickAll}
        </Button>
      )}
    </Ticked>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.s[2]} ${theme.s[4]};
  padding: ${theme.s[3]} 0;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 11rem minmax(0, 1fr);
  gap: ${theme.s[6]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.s[3]};
  }
`;

const Side = styled.div`
  position: sticky;
  top: 0;
  align-self: start;
  background: ${theme.c.surface};

  ${media.tablet} {
    z-index: ${theme.z.sticky};

    nav {
      display: none;
    }
  }
`;

const Jump = styled.button`
  ${tabularNumbers}
  display: flex;
  justify-content: space-between;
  width: 100%;
  min-height: ${theme.h.compact};
  padding: 0 ${theme.s[2]};
  border: 0;
  border-radius: ${theme.r[2]};
  background: transparent;
  align-items: center;
  color: ${theme.c.text};
  font: ${theme.t.dense};
  cursor: pointer;

  &:hover {
    background: ${theme.c.inkSoft};
  }

  &:focus-visible {
    outline: 2px solid ${theme.c.select};
    outline-offset: -2px;
  }

  > span:last-child {
    color: ${theme.c.text3};
  }
`;

const Ticked = styled.div`
  ${tabularNumbers}
  display: grid;
  justify-items: start;
  gap: ${theme.s[1]};
  padding: ${theme.s[3]} ${theme.s[2]} ${theme.s[1]};
  font: ${theme.t.small};

  > div:first-child {
    display: flex;
    justify-content: space-between;
    width: 100%;
    gap: ${theme.s[2]};
  }

  /* One line over the list: how far, the bar, and the way back. */
  ${media.tablet} {
    grid-template-columns: auto minmax(4rem, 1fr) auto;
    align-items: center;
    gap: ${theme.s[3]};
    min-height: ${theme.h.touch};
    padding: 0;

    > div:first-child {
      width: auto;
    }
  }
`;

const Track = styled.div`
  width: 100%;
  height: 0.375rem;
  border-radius: ${theme.r[1]};
  background: ${theme.c.sunken};
  overflow: hidden;
`;

const Done = styled.div`
  height: 100%;
  background: ${theme.c.ink};
  transition: width ${theme.m.slow} ${theme.ease.move};

  ${media.forcedColors} {
    background: Highlight;
  }
`;

const Groups = styled.div`
  columns: 22rem 2;
  column-gap: ${theme.s[6]};

  section {
    margin-bottom: ${theme.s[5]};
    /* Below what sticks above it. */
    scroll-margin-top: ${theme.s[4]};
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  p {
    margin: 0;
    color: ${theme.c.text2};
  }
`;

const Head = styled.div`
  ${tabularNumbers}
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  padding: ${theme.s[1]} 0;
  border-bottom: 1px solid ${theme.c.lineStrong};
  break-after: avoid;

  h3 {
    margin: 0;
    font: ${theme.t.strong};
  }

  span {
    color: ${theme.c.text3};
    font: ${theme.t.small};
  }
`;
