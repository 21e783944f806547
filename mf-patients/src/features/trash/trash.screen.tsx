import { matchesText, paths } from '@pora/kit';
import { useWasAnswered } from '@pora/kit/answered';
import { Link } from '@pora/kit/router';
import { usePlansAlong } from '@pora/kit/trash-words';
import {
  ButtonLink,
  FilterRow,
  PageHead,
  PageLayout,
  SearchInput,
  SegmentedControl,
  SkeletonRows,
  theme,
  useDelayed,
} from '@pora/ui';
import { ArrowLeftIcon, LockIcon } from '@pora/ui/icons';
import { ConfirmDialog } from '@pora/ui/overlays';
import { useState } from 'react';
import styled from 'styled-components';
import { ErasureRequests } from './erasure-requests.js';
import { TRASH_KINDS, type TrashKind, type TrashList, type TrashRow } from './trash-kinds.js';
import { TrashNotices } from './trash-notices.js';
import { TrashTable } from './trash-table.js';
import { trashStrings as t } from './trash.strings.js';
import { useTrash, type Trash } from './use-trash.js';
import { useTrashRows } from './use-trash-rows.js';

type Shown = 'all' | TrashKind;

/** Everything deleted, which can come back for 30 days or be removed for good [decisions 16, 51, 63]. */
export function TrashScreen() {
  const trash = useTrash();
  const plansOf = usePlansAlong(trash.plans);
  const { rows, erasure, isErasing, closeErasure } = useTrashRows(trash, plansOf);
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  const known = useKnownKinds(trash);
  const isKnown = TRASH_KINDS.every((kind) => known.has(kind));
  const ofKind = (kind: Shown) => (kind === 'all' ? rows : rows.filter((row) => row.kind === kind));
  const listed = ofKind(shown);
  const lists = listsOf(trash).filter(({ kinds }) => shown === 'all' || kinds.includes(shown));
  const wanted = listed.filter(({ name }) => matchesText(name, query));
  const isEmptyKnown = shown === 'all' ? isKnown : known.has(shown);

  return (
    <PageLayout>
      <PageHead
        title={t.title}
        {...(isKnown && { count: rows.length })}
        description={t.text}
        actions={
          <ButtonLink as={Link} to={paths.patients}>
            <ArrowLeftIcon />
            {t.back}
          </ButtonLink>
        }
      />
      <FilterRow>
        <SegmentedControl
          label={t.shown}
          value={shown}
          onChange={setShown}
          options={[
            { value: 'all', label: segment(t.all, rows, isKnown) },
            ...TRASH_KINDS.map((kind) => ({
              value: kind,
              label: segment(t.kinds[kind].many, ofKind(kind), known.has(kind)),
            })),
          ]}
        />
        <SearchInput label={t.search} value={query} onChange={setQuery} />
      </FilterRow>
      {(shown === 'all' || shown === 'patients') && <ErasureRequests plansInTrash={plansOf} />}
      <TrashNotices lists={lists} />
      {lists.some(({ load }) => load.phase === 'loading') && <LoadingRows />}
      {(listed.length > 0 || isEmptyKnown) && (
        <TrashTable rows={wanted} empty={listed.length > 0 ? t.noneFits : t.none(shown)} />
      )}
      <Note>
        <LockIcon size={14} aria-hidden />
        {t.onlyAdministrator}
      </Note>
      {erasure && (
        <ConfirmDialog
          open
          emphasis="cancel"
          title={erasure.title}
          description={erasure.text}
          confirmLabel={t.erase}
          busy={isErasing}
          onConfirm={erasure.confirm}
          onCancel={closeErasure}
        />
      )}
    </PageLayout>
  );
}

const segment = (label: string, rows: readonly TrashRow[], isKnown: boolean) =>
  isKnown ? `${label} ${rows.length}` : label;

/** Every list with what it can hold. */
const listsOf = ({ patients, records, plans, meals, foods }: Trash): TrashList[] => [
  { kinds: ['patients'], load: patients },
  { kinds: ['surveys', 'results', 'visits'], load: records },
  { kinds: ['plans'], load: plans },
  { kinds: ['meals'], load: meals },
  { kinds: ['foods'], load: foods },
];

/** Kinds whose list the server has answered: an older one may be short of what was deleted since. */
function useKnownKinds({ patients, records, plans, meals, foods }: Trash): ReadonlySet<TrashKind> {
  const answered: [boolean, TrashKind[]][] = [
    [useWasAnswered(patients), ['patients']],
    [useWasAnswered(records), ['surveys', 'results', 'visits']],
    [useWasAnswered(plans), ['plans']],
    [useWasAnswered(meals), ['meals']],
    [useWasAnswered(foods), ['foods']],
  ];
  return new Set(answered.flatMap(([isAnswered, kinds]) => (isAnswered ? kinds : [])));
}

function LoadingRows() {
  return useDelayed(true) ? <SkeletonRows rows={3} label={t.loading} /> : null;
}

const Note = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.s[2]};
  margin: 0;
  color: ${theme.c.text3};
  font: ${theme.t.small};
`;
