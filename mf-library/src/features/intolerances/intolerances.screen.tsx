import { type Intolerance } from '@pora/contracts/catalog/intolerance.model';
import { intoleranceDictionaryCalls } from '@pora/contracts/calls';
import { useApiList, useShortcut } from '@pora/kit';
import { useSearchParams } from '@pora/kit/router';
import {
  Button,
  EmptyState,
  media,
  mediaQueries,
  PageHead,
  PageLayout,
  SearchInput,
  SegmentedControl,
  theme,
  useMediaQuery,
} from '@pora/ui';
import { SideSheet } from '@pora/ui/overlays';
import { useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { ListState } from '../../shared/list-state.js';
import { EntryList } from './entry-list.js';
import { type EntryFilter, findEntries, SHOWN_ENTRIES } from './find-entries.js';
import { intoleranceStrings as t } from './intolerances.strings.js';
import { LinkedFoods } from './linked-foods.js';

/** Intolerance database: what laboratories test and which foods each entry means [library §2]. */
export function IntolerancesScreen() {
  const dictionary = useApiList(intoleranceDictionaryCalls.list);
  const entries = dictionary.phase === 'ready' ? dictionary.data : undefined;
  return (
    <PageLayout>
      <PageHead title={t.title} {...(entries && { count: entries.length })} />
      <ListState load={dictionary} loadFailed={t.loadFailed} />
      {entries?.length === 0 && <EmptyState title={t.empty} description={t.emptyText} />}
      {entries && entries.length > 0 && <Dictionary entries={entries} />}
    </PageLayout>
  );
}

const NO_FILTER: EntryFilter = { q: '', unmappedOnly: false };

function Dictionary({ entries }: { entries: readonly Intolerance[] }) {
  const [filter, setFilter] = useState(NO_FILTER);
  const [params, setParams] = useSearchParams();
  const search = useRef<HTMLInputElement>(null);
  useShortcut('/', () => search.current?.focus());
  const found = useMemo(() => findEntries(entries, filter), [entries, filter]);
  const chosen = entries.find(({ key }) => key === params.get('entry'));
  // Below a list of hundreds nobody would see what was chosen.
  const narrow = useMediaQuery(mediaQueries.tablet);
  const close = () => setParams({}, { replace: true });
  const unmapped = entries.filter(({ foodCount }) => foodCount === 0).length;
  return (
    <Columns>
      <div>
        <Filters>
          <SearchInput
            label={t.search}
            shortcut="/"
            width="100%"
            value={filter.q}
            onChange={(q) => setFilter({ ...filter, q })}
            inputRef={search}
          />
          <SegmentedControl
            label={t.show}
            fullWidth
            value={filter.unmappedOnly ? 'unmapped' : 'all'}
            onChange={(which) => setFilter({ ...filter, unmappedOnly: which === 'unmapped' })}
            options={[
              { value: 'all', label: t.all(entries.length) },
              { value: 'unmapped', label: t.unmapped(unmapped) },
            ]}
          />
        </Filters>
        {found.length === 0 ? (
          <EmptyState
            title={t.noMatch}
            actions={<Button onClick={() => setFilter(NO_FILTER)}>{t.clear}</Button>}
          />
        ) : (
          <EntryList
            entries={found.slice(0, SHOWN_ENTRIES)}
            chosen={chosen?.key}
            onChoose={(entry) => setParams({ entry }, { replace: true })}
          />
        )}
        <Count role="status">
          {found.length > SHOWN_ENTRIES && `${t.shown(SHOWN_ENTRIES, found.length)} ${t.narrow}`}
        </Count>
      </div>
      {!narrow && (chosen ? <LinkedFoods entry={chosen} heading /> : <Hint>{t.choose}</Hint>)}
      {narrow && chosen && (
        <SideSheet open title={chosen.name} onClose={close} onBack={close}>
          <LinkedFoods entry={chosen} />
        </SideSheet>
      )}
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 18rem) minmax(0, 1fr);
  gap: ${theme.s[8]};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Filters = styled.div`
  display: grid;
  gap: ${theme.s[2]};
  margin-bottom: ${theme.s[2]};
`;

const Count = styled.p`
  min-height: 1.25rem;
  margin: ${theme.s[2]} ${theme.s[3]} 0;
  color: ${theme.c.text3};
  font: ${theme.t.dense};
`;

const Hint = styled.p`
  margin: ${theme.s[2]} 0;
  color: ${theme.c.text3};
`;
