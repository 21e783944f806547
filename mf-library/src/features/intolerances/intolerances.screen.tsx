import { type Intolerance } from '@pora/contracts/catalog/intolerance.model';
import { intoleranceDictionaryCalls } from '@pora/contracts/calls';
import { useApiList, useShortcut } from '@pora/kit';
import { useSearchParams } from '@pora/kit/router';
import {
  Button,
  EmptyState,
  IconButton,
  media,
  mediaQueries,
  PageHead,
  PageLayout,
  SearchInput,
  SegmentedControl,
  theme,
  useMediaQuery,
} from '@pora/ui';
import { EllipsisIcon, PencilIcon, PlusIcon, TrashIcon } from '@pora/ui/icons';
import { DropdownMenu, SideSheet } from '@pora/ui/overlays';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { useFoodsById } from '../foods/public.js';
import { ListState } from '../../shared/list-state.js';
import { EntryList } from './entry-list.js';
import { type EntryFilter, findEntries, SHOWN_ENTRIES } from './find-entries.js';
import { intoleranceStrings as t } from './intolerances.strings.js';
import { LinkedFoods } from './linked-foods.js';
import { useEntries } from './use-entries.js';

/** The form comes when somebody writes. */
const EntryDialog = lazy(async () => ({ default: (await import('./entry-dialog.js')).EntryDialog }));

/** Intolerance database: what laboratories test and which foods each entry means [library §2]. */
export function IntolerancesScreen() {
  const dictionary = useApiList(intoleranceDictionaryCalls.list);
  const entries = dictionary.phase === 'ready' ? dictionary.data : undefined;
  const [, setParams] = useSearchParams();
  const [form, setForm] = useState<OpenForm>();
  const writes = useEntries();
  const add = (name = '') => setForm({ entry: undefined, name });
  useShortcut('n', () => add(), { enabled: entries !== undefined && !form });
  const addButton = (
    <Button icon={<PlusIcon />} shortcut="N" onClick={() => add()}>
      {t.add}
    </Button>
  );
  return (
    <PageLayout>
      <PageHead title={t.title} {...(entries && { count: entries.length, actions: addButton })} />
      <ListState load={dictionary} loadFailed={t.loadFailed} />
      {entries?.length === 0 && <EmptyState title={t.empty} description={t.emptyText} />}
      {entries && entries.length > 0 && (
        <Dictionary
          entries={entries}
          onAdd={add}
          onRename={(entry) => setForm({ entry, name: '' })}
          onRemove={(entry) => void writes.remove(entry)}
        />
      )}
      {form && (
        <Suspense>
          <EntryDialog
            entry={form.entry}
            proposedName={form.name}
            entries={writes}
            onClose={() => setForm(undefined)}
            onSaved={(entry) => {
              setForm(undefined);
              setParams({ entry }, { replace: true });
            }}
          />
        </Suspense>
      )}
    </PageLayout>
  );
}

/** The entry to be renamed, or the name a new one begins with. */
interface OpenForm {
  entry: Intolerance | undefined;
  name: string;
}

const NO_FILTER: EntryFilter = { q: '', unmappedOnly: false };

interface DictionaryProps {
  entries: readonly Intolerance[];
  onAdd: (name: string) => void;
  onRename: (entry: Intolerance) => void;
  onRemove: (entry: Intolerance) => void;
}

function Dictionary({ entries, onAdd, onRename, onRemove }: DictionaryProps) {
  const [filter, setFilter] = useState(NO_FILTER);
  const [params, setParams] = useSearchParams();
  const search = useRef<HTMLInputElement>(null);
  useShortcut('/', () => search.current?.focus());
  const chosen = entries.find(({ key }) => key === params.get('entry'));
  const found = useMemo(() => findEntries(entries, filter, chosen?.key), [entries, filter, chosen?.key]);
  // Below a list of hundreds nobody would see what was chosen.
  const narrow = useMediaQuery(mediaQueries.tablet);
  const close = () => setParams({}, { replace: true });
  const unmapped = entries.filter(({ foodCount }) => foodCount === 0).length;
  const foodById = useFoodsById();
  const typed = filter.q.trim();
  const menu = chosen && (
    <DropdownMenu
      label={t.actionsOf(chosen.name)}
      trigger={<IconButton label={t.actionsOf(chosen.name)} icon={<EllipsisIcon />} size="regular" />}
      items={[
        { id: 'rename', label: t.rename, icon: <PencilIcon />, onSelect: () => onRename(chosen) },
        {
          id: 'remove',
          label: t.remove,
          icon: <TrashIcon />,
          tone: 'danger',
          onSelect: () => onRemove(chosen),
        },
      ]}
    />
  );
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
            actions={
              <>
                <Button onClick={() => setFilter(NO_FILTER)}>{t.clear}</Button>
                {typed !== '' && <Button onClick={() => onAdd(typed)}>{t.addNamed(typed)}</Button>}
              </>
            }
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
      {!narrow && !chosen && <Hint>{t.choose}</Hint>}
      {!narrow && chosen && (
        <LinkedFoods key={chosen.key} entry={chosen} foodById={foodById} heading={menu} />
      )}
      {narrow && chosen && (
        <SideSheet open title={chosen.name} onClose={close} onBack={close} actions={menu}>
          <LinkedFoods key={chosen.key} entry={chosen} foodById={foodById} />
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
