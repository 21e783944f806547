import {
  foodCalls,
  foodMergeCalls,
  intoleranceDictionaryCalls,
  mealCalls,
  planUsesCalls,
} from '@pora/contracts/calls';
import { csvOf } from '@pora/text-pl/csv';
import {
  failureProps,
  type LoadState,
  messageOf,
  paths,
  saveFile,
  useApiList,
  useApiPages,
  usePageTitle,
} from '@pora/kit';
import { isAnswered } from '@pora/kit/answered';
import { Link } from '@pora/kit/router';
import {
  Button,
  ErrorState,
  focusRing,
  InlineNotice,
  media,
  PageHead,
  PageLayout,
  SkeletonRows,
  theme,
} from '@pora/ui';
import { ArrowLeftIcon, DownloadIcon, Link2Icon, RefreshCwIcon } from '@pora/ui/icons';
import { lazy, Suspense, useMemo, useState } from 'react';
import styled from 'styled-components';
import { LinkDialog } from '../intolerances/public.js';
import { CheckGroup, type MendingHere } from './check-group.js';
import { checkLibrary, type Check, type LibraryData, type Problem, unlinkedFoods } from './find-problems.js';
import { dataQualityStrings as t } from './data-quality.strings.js';

const MergeDialog = lazy(async () => ({
  default: (await import('../food-merge/public.js')).FoodMergeDialog,
}));

const ProposalsDialog = lazy(async () => ({
  default: (await import('./link-proposals-dialog.js')).LinkProposalsDialog,
}));

const FOODS = { query: { limit: '1000', includeIntolerances: 'true' } } as const;
const MEALS = { query: { all: 'true' } } as const;

const hasFailed = (load: LoadState<unknown>) => load.phase !== 'loading' && load.error != null;
const isRefreshing = (load: LoadState<unknown>) => load.phase === 'ready' && load.refreshing;

/**
 * When all of them were last answered while the page is open; until then, what they do not hold may be there all the same.
 * A refresh in the background leaves what was answered as it is.
 */
function useAnsweredAt(loads: readonly LoadState<unknown>[]): Date | undefined {
  const isNow = loads.every(isAnswered);
  const [answered, setAnswered] = useState<{ isNow: boolean; at?: Date }>({ isNow: false });
  if (answered.isNow !== isNow) setAnswered({ ...answered, isNow, ...(isNow && { at: new Date() }) });
  return answered.at;
}

/** What was checked, or why it could not be. */
function useLibraryChecks() {
  const foods = useApiPages(foodCalls.list, FOODS);
  const meals = useApiPages(mealCalls.list, MEALS);
  const dictionary = useApiList(intoleranceDictionaryCalls.list);
  const unlinked = useApiList(planUsesCalls.unlinked, {}, { refetchOnMount: 'always' });
  const loads = [foods, meals, dictionary];
  const checkedAt = useAnsweredAt(loads);
  const arePlansKnown = useAnsweredAt([unlinked]) !== undefined;
  const data = useMemo(() => {
    if (foods.phase !== 'ready' || meals.phase !== 'ready' || dictionary.phase !== 'ready') return undefined;
    const ofPlans = unlinked.phase === 'ready' ? unlinked.data : [];
    return {
      foods: foods.data,
      meals: meals.data,
      dictionary: dictionary.data,
      unlinked: ofPlans.length > 0 || arePlansKnown ? ofPlans : undefined,
    };
  }, [foods, meals, dictionary, unlinked, arePlansKnown]);
  const again = () => {
    for (const one of [...loads, unlinked]) if (one.phase !== 'loading') one.retry();
  };
  return {
    data,
    failed: loads.find(({ phase }) => phase === 'failed'),
    /** What could not be read again: of it an earlier answer is shown. */
    old: [...loads, unlinked].find((load) => load.phase === 'ready' && load.error != null),
    checkedAt,
    isBusy: [...loads, unlinked].some(isRefreshing),
    isWaitingForPlans: !hasFailed(unlinked),
    again,
  };
}

/** What of the library is missing, doubtful or there twice; each line leads to where it is mended. */
export function DataQualityScreen() {
  usePageTitle(t.title);
  const { data, failed, old, checkedAt, isBusy, isWaitingForPlans, again } = useLibraryChecks();
  const [mending, setMending] = useState<MendingHere | null>(null);
  const checks = useMemo(() => data && checkLibrary(data), [data]);
  const found = checks?.filter(({ problems }) => problems === undefined || problems.length > 0) ?? [];
  const count = found.reduce((sum, { problems = [] }) => sum + problems.length, 0);
  const isCounted = checkedAt !== undefined || count > 0;
  return (
    <PageLayout>
      <Back to={paths.foods}>
        <ArrowLeftIcon size={14} aria-hidden /> {t.back}
      </Back>
      <PageHead
        title={t.title}
        {...(data && isCounted && { count })}
        description={data && t.facts(data.foods.length, data.meals.length, data.dictionary.length, checkedAt)}
        actions={
          <>
            <Proposals data={data} />
            <Button
              variant="quiet"
              icon={<DownloadIcon />}
              disabled={!checks}
              onClick={() => saveFile({ blob: listOf(checks ?? []), fileName: t.fileName })}
            >
              {t.download}
            </Button>
            <Button icon={<RefreshCwIcon />} busy={isBusy} onClick={again}>
              {t.again}
            </Button>
          </>
        }
      />
      <OpenMerges />
      {failed?.phase === 'failed' && <ErrorState title={t.loadFailed} {...failureProps(failed)} />}
      {old?.phase === 'ready' && (
        <InlineNotice tone="amber" live title={t.againFailed}>
          {messageOf(old.error)}
        </InlineNotice>
      )}
      {!failed && !data && <SkeletonRows rows={12} />}
      {checks && (
        <Groups>
          {found.map(({ name, problems }) => (
            <CheckGroup
              key={name}
              name={name}
              problems={problems}
              isLoading={problems === undefined && isWaitingForPlans}
              onMend={setMending}
            />
          ))}
          <Fine checks={checks} isKnown={checkedAt !== undefined} isOld={old !== undefined} />
        </Groups>
      )}
      {mending && <MendDialog mending={mending} onClose={() => setMending(null)} />}
    </PageLayout>
  );
}

/** Links for many foods at once, proposed from names and allergens (decision 73). */
function Proposals({ data }: { data: LibraryData | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const foods = useMemo(() => (data ? unlinkedFoods(data) : []), [data]);
  return (
    <>
      {foods.length > 0 && (
        <Button variant="quiet" icon={<Link2Icon />} onClick={() => setOpen(true)}>
          {t.proposals.open(foods.length)}
        </Button>
      )}
      {isOpen && data && (
        <Suspense>
          <ProposalsDialog foods={foods} dictionary={data.dictionary} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function MendDialog({ mending, onClose }: { mending: MendingHere; onClose: () => void }) {
  return (
    <Suspense>
      {'merge' in mending ? (
        <MergeDialog kind="merge" foodIds={mending.merge} onClose={onClose} />
      ) : (
        <LinkDialog linking={mending.link} onClose={onClose} />
      )}
    </Suspense>
  );
}

/** Merges the plans have not followed: they are saved, and not done. */
function OpenMerges() {
  const open = useApiList(foodMergeCalls.open, {}, { refetchOnMount: 'always' });
  if (open.phase !== 'ready' || open.data.length === 0) return null;
  return <InlineNotice tone="amber">{t.openMerges(open.data.length)}</InlineNotice>;
}

interface FineProps {
  checks: readonly Check[];
  /** Whether the server has answered since the page was opened: a 0 of an earlier visit says nothing of now. */
  isKnown: boolean;
  /** Something could not be read again. */
  isOld: boolean;
}

/** Checks that found nothing. */
function Fine({ checks, isKnown, isOld }: FineProps) {
  if (!isKnown) return isOld ? null : <SkeletonRows rows={4} />;
  const fine = checks.filter(({ problems }) => problems?.length === 0);
  if (fine.length === 0) return null;
  return (
    <section aria-label={t.fine}>
      <FineTitle>{t.fine}</FineTitle>
      {fine.length === checks.length && !isOld && <p>{t.allFine}</p>}
      <FineList>
        {fine.map(({ name }) => (
          <li key={name}>
            <span>{t.checks[name].title}</span>
            <span>0</span>
          </li>
        ))}
      </FineList>
    </section>
  );
}

function listOf(checks: readonly Check[]): Blob {
  const rows = checks.flatMap(({ name, problems = [] }) =>
    problems.map((problem: Problem) => [t.checks[name].title, problem.name, problem.detail]),
  );
  return new Blob([csvOf([t.csvHead, ...rows])], { type: 'text/csv;charset=utf-8' });
}

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.s[6]} ${theme.s[8]};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Back = styled(Link)`
  ${focusRing}
  display: inline-flex;
  align-items: center;
  gap: ${theme.s[1]};
  border-radius: ${theme.r[1]};
  color: ${theme.c.text2};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }

  @media (pointer: coarse), (max-width: 480px) {
    min-height: ${theme.h.touch};
  }
`;

const FineTitle = styled.h2`
  font: ${theme.t.lead};
`;

const FineList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    justify-content: space-between;
    padding: ${theme.s[2]} 0;
    border-bottom: 1px solid ${theme.c.line};
    color: ${theme.c.text2};
    font: ${theme.t.dense};
  }
`;
