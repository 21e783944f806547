import { MEAL_TYPE_LABELS } from '@pora/contracts/catalog/meal-types.vocabulary';
import { type PlanSlot } from '@pora/contracts/plans/plan.model';
import { formatKcal } from '@pora/kit';
import { Button, InlineNotice, SearchInput, SegmentedControl, SkeletonRows, theme } from '@pora/ui';
import { SelectField } from '@pora/ui/forms';
import { HeartIcon, HistoryIcon, mealIcons } from '@pora/ui/icons';
import { type MouseEvent, type ReactNode, type Ref } from 'react';
import styled, { css } from 'styled-components';
import { searchStrings as t } from './meal-search.strings.js';
import { SearchHit } from './search-hit.js';
import { type Hit, SEARCH_TYPES } from './search-hits.js';
import { type Search, type SearchMode, useSearch } from './use-search.js';

/** Pause after the last key before the search runs [diets §9]. */
const PAUSE_MS = 250;

const MODES = (['meals', 'foods'] as const).map((value) => ({ value, label: t.modes[value] }));
const TYPES = SEARCH_TYPES.map((value) => {
  const Icon = mealIcons[value];
  return { value, label: MEAL_TYPE_LABELS[value], icon: <Icon size={14} aria-hidden /> };
});

interface SearchPanelProps {
  /** The slot a hit goes to, when one is chosen. */
  slot: PlanSlot | undefined;
  onPick: (hit: Hit, event: MouseEvent) => void;
  inputRef?: Ref<HTMLInputElement>;
  /** Beside the switch of the mode: what folds the panel. */
  action?: ReactNode;
  /** Under a bar the search alone stands until somebody opens it. */
  folded?: boolean;
  /** Where a food has no place. */
  mealsOnly?: boolean;
}

/** Meals and foods that can be put into the plan [diets §2]. */
export function SearchPanel({
  slot,
  onPick,
  inputRef,
  action,
  folded = false,
  mealsOnly = false,
}: SearchPanelProps) {
  const search = useSearch(slot);
  const { filters } = search;
  const { mode } = filters;
  return (
    <Panel role="search" aria-label={t.title}>
      <Controls $folded={folded}>
        {!mealsOnly && (
          <Line>
            <SegmentedControl<SearchMode>
              label={t.mode}
              value={mode}
              options={MODES}
              onChange={filters.setMode}
            />
            {action}
          </Line>
        )}
        <SearchInput
          label={t.search[mode]}
          placeholder={t.placeholder[mode]}
          {...(!mealsOnly && { shortcut: '/' })}
          width="100%"
          debounceMs={PAUSE_MS}
          value={filters.q}
          onChange={filters.setQ}
          {...(inputRef && { inputRef })}
        />
        {!folded && <Filters search={search} />}
      </Controls>
      {!folded && <Results search={search} slot={slot} onPick={onPick} />}
    </Panel>
  );
}

function Filters({ search: { filters, categories } }: { search: Search }) {
  const { mode } = filters;
  return (
    <>
      <Selects>
        {mode === 'meals' && (
          <SelectField
            label={t.type}
            hideLabel
            size="compact"
            emptyOption={t.allTypes}
            value={filters.type}
            options={TYPES}
            onChange={filters.setType}
          />
        )}
        <SelectField
          label={t.category}
          hideLabel
          size="compact"
          emptyOption={t.allCategories}
          value={filters.category}
          options={categories.map((value) => ({ value, label: value }))}
          onChange={filters.setCategory}
        />
      </Selects>
      <Toggles>
        {mode === 'meals' && (
          <Toggle
            size="compact"
            icon={<HeartIcon aria-hidden />}
            aria-pressed={filters.favorites}
            onClick={() => filters.setFavorites(!filters.favorites)}
          >
            {t.favorites}
          </Toggle>
        )}
        <Toggle
          size="compact"
          icon={<HistoryIcon aria-hidden />}
          aria-pressed={filters.onlyRecent}
          onClick={() => filters.setOnlyRecent(!filters.onlyRecent)}
        >
          {t.recent}
        </Toggle>
      </Toggles>
    </>
  );
}

interface ResultsProps {
  search: Search;
  slot: PlanSlot | undefined;
  onPick: SearchPanelProps['onPick'];
}

function Results({ search, slot, onPick }: ResultsProps) {
  const { filters, hits, total, phase, retry, target, judge } = search;
  const { mode, onlyRecent } = filters;
  if (phase === 'failed') {
    return (
      <InlineNotice tone="danger" action={<Retry onClick={retry} />}>
        {t.failed[mode]}
      </InlineNotice>
    );
  }
  if (phase === 'loading') return <SkeletonRows rows={8} />;
  return (
    <>
      {judge.load === 'failed' && (
        <InlineNotice tone="unmapped" action={<Retry onClick={judge.retry} />}>
          {t.unchecked}
        </InlineNotice>
      )}
      {search.isOld && (
        <InlineNotice tone="amber" action={<Retry onClick={retry} />}>
          {t.old}
        </InlineNotice>
      )}
      <Head role="status">
        <span>
          {slot && target && mode === 'meals'
            ? t.fitting(slot.time, formatKcal(target.calories))
            : t.all[mode]}
        </span>
        <span>{t.found(hits.length, total, mode === 'meals')}</span>
      </Head>
      {hits.length === 0 ? (
        <Nothing>
          <p>{onlyRecent && filters.q === '' ? t.noneRecent : t.none}</p>
          <Button size="compact" onClick={filters.clear}>
            {t.clear}
          </Button>
        </Nothing>
      ) : (
        <List aria-label={t.results[mode]}>
          {hits.map((hit) => (
            <li key={hit.key}>
              <SearchHit hit={hit} onPick={onPick} />
            </li>
          ))}
        </List>
      )}
    </>
  );
}

function Retry({ onClick }: { onClick: (() => void) | undefined }) {
  return (
    <Button size="compact" onClick={onClick}>
      {t.retry}
    </Button>
  );
}

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.s[2]};
  min-height: 0;
  height: 100%;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.s[2]};
`;

const Controls = styled.div<{ $folded: boolean }>`
  flex: none;
  display: grid;
  gap: ${theme.s[2]};

  ${({ $folded }) =>
    $folded &&
    css`
      /* One row: the plan above it keeps the height. */
      grid-template-columns: auto minmax(0, 1fr) auto;
      align-items: center;

      > ${Line} {
        display: contents;

        > :last-child {
          order: 1;
        }
      }
    `}
`;

const Selects = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${theme.s[2]};
`;

const Toggles = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s[2]};
`;

const Toggle = styled(Button)`
  &[aria-pressed='true'] {
    border-color: ${theme.c.select};
    background: ${theme.c.selectSoft};
    color: ${theme.c.selectText};
  }
`;

const Head = styled.p`
  flex: none;
  display: flex;
  justify-content: space-between;
  gap: ${theme.s[2]};
  margin: 0;
  font: ${theme.t.small};
  font-weight: 560;
  color: ${theme.c.text3};
  font-variant-numeric: tabular-nums;
`;

const Nothing = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.s[2]};
  color: ${theme.c.text2};

  p {
    margin: 0;
  }
`;

const List = styled.ul`
  flex: 1;
  list-style: none;
  display: grid;
  align-content: start;
  gap: ${theme.s[2]};
  min-height: 0;
  /* Room for the ring of the focus, which the box would cut. */
  margin: 0 -4px;
  padding: 4px;
  overflow-y: auto;
`;
