import { type PatientIntoleranceSet } from '@pora/contracts/patients/intolerance-set.model';
import { Button, EmptyState, InlineNotice, SearchInput, SegmentedControl } from '@pora/ui';
import { CheckIcon, CircleAlertIcon, TriangleAlertIcon } from '@pora/ui/icons';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { intoleranceSetStrings as t } from './intolerance-sets.strings.js';
import { ResultCategories } from './result-categories.js';
import { countLights, type ResultsView, shownResults } from './shown-results.js';
import { useMappedFoods } from './use-intolerance-set.js';

const EVERYTHING: ResultsView = { light: 'all', query: '', order: 'value' };

/** All results of a set with what narrows them down. */
export function ResultsList({ set }: { set: PatientIntoleranceSet }) {
  const [view, setView] = useState(EVERYTHING);
  const change = (part: Partial<ResultsView>) => setView((before) => ({ ...before, ...part }));
  const counts = useMemo(() => countLights(set.categories), [set]);
  const shown = useMemo(() => shownResults(set.categories, view), [set, view]);
  const mapped = useMappedFoods(set);
  return (
    <>
      <Tools>
        <SegmentedControl
          label={t.filter}
          value={view.light}
          onChange={(light) => change({ light })}
          options={[
            { value: 'all', label: t.all(counts.green + counts.yellow + counts.red) },
            { value: 'red', label: t.risks(counts.red), icon: <CircleAlertIcon /> },
            { value: 'yellow', label: t.borderline(counts.yellow), icon: <TriangleAlertIcon /> },
          ]}
        />
        <SearchInput
          label={t.search}
          value={view.query}
          onChange={(query) => change({ query })}
          width="13.75rem"
        />
        <SegmentedControl
          label={t.sort}
          value={view.order}
          onChange={(order) => change({ order })}
          options={[
            { value: 'value', label: t.byValue },
            { value: 'name', label: t.byName },
          ]}
        />
      </Tools>
      <Legend>
        <span>
          <CheckIcon />
          {t.bands.green}
        </span>
        <span>
          <TriangleAlertIcon />
          {t.bands.yellow}
        </span>
        <span>
          <CircleAlertIcon />
          {t.bands.red}
        </span>
        <span>{t.unit}</span>
      </Legend>
      {mapped.phase === 'failed' && counts.red > 0 && (
        <InlineNotice
          tone="amber"
          live
          title={t.mappingUnknown}
          action={
            <Button size="compact" busy={mapped.retrying} onClick={mapped.retry}>
              {t.retry}
            </Button>
          }
        />
      )}
      {shown.length === 0 && (
        <EmptyState
          title={t.noMatch}
          actions={<Button onClick={() => setView(EVERYTHING)}>{t.showAll}</Button>}
        />
      )}
      <ResultCategories
        categories={shown}
        foodsOf={(name) => (mapped.phase === 'ready' ? mapped.data.get(name) : undefined)}
      />
      <Remark>{t.notAnAllergyTest}</Remark>
    </>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.s[2]} ${({ theme }) => theme.s[3]};
`;

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.s[1]} ${({ theme }) => theme.s[4]};
  margin: ${({ theme }) => theme.s[3]} 0;
  color: ${({ theme }) => theme.c.text2};
  font: ${({ theme }) => theme.t.small};

  span {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.s[1]};
  }
`;

const Remark = styled.p`
  margin: ${({ theme }) => theme.s[3]} 0 0;
  color: ${({ theme }) => theme.c.text2};
  font: ${({ theme }) => theme.t.small};
`;
