import { type LoadedWords } from './use-checked-words.js';
import {
  Badge,
  CountPill,
  ErrorState,
  mediaQueries,
  media,
  SkeletonRows,
  theme,
  useMediaQuery,
} from '@pora/ui';
import {
  CheckIcon,
  CircleAlertIcon,
  CircleCheckIcon,
  CircleXIcon,
  FileTextIcon,
  ThumbsDownIcon,
  TriangleAlertIcon,
} from '@pora/ui/icons';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { PhraseLine } from './phrase-line.js';
import { PhraseQuestion } from './phrase-question.js';
import { countOpen, type PhraseRow, WORD_SECTIONS, type WordSection } from './phrase-rows.js';
import { type WordDraftsState } from './use-word-drafts.js';
import { wordsCheckStrings as t } from './words-check.strings.js';

interface WordsCheckBodyProps {
  checked: LoadedWords;
  drafts: WordDraftsState;
}

const HEADS: Record<WordSection, { icon: ReactNode; tone: 'danger' | 'plain'; level?: ReactNode }> = {
  allergies: {
    icon: <CircleXIcon aria-hidden />,
    tone: 'danger',
    level: <Badge tone="danger-solid">{t.levels.block}</Badge>,
  },
  intolerances: {
    icon: <CircleAlertIcon aria-hidden />,
    tone: 'danger',
    level: <Badge tone="danger">{t.levels.risk}</Badge>,
  },
  disliked: { icon: <ThumbsDownIcon aria-hidden />, tone: 'plain' },
  elsewhere: { icon: null, tone: 'plain' },
};

/** Phrase by phrase what the words of a survey keep out, and what waits for a decision (decisions 54, 55 and 72). */
export function WordsCheckBody({ checked, drafts }: WordsCheckBodyProps) {
  const phone = useMediaQuery(mediaQueries.phone);
  const { sections, state } = checked;
  if (state === 'failed') {
    return (
      <ErrorState
        title={t.failed}
        description={t.failedText}
        onRetry={checked.retry}
        busy={checked.isRetrying}
      />
    );
  }
  if (state === 'loading' || !sections) return <SkeletonRows rows={8} label={t.checking} />;
  const lines = (rows: readonly PhraseRow[]) =>
    rows.map((row) => <Row key={row.key} row={row} checked={checked} drafts={drafts} />);
  const all = WORD_SECTIONS.flatMap((name) => sections[name]);
  const open = all.filter((row) => row.isOpen);
  return (
    <Columns>
      <div>
        {all.length === 0 && <p>{t.nothing}</p>}
        {phone ? (
          // Under the thumb what waits comes first.
          <>
            {open.length > 0 && <section aria-label={t.waiting}>{lines(open)}</section>}
            {open.length < all.length && (
              <section aria-label={t.understood}>
                <Small>{t.understood}</Small>
                {lines(all.filter((row) => !row.isOpen))}
              </section>
            )}
          </>
        ) : (
          WORD_SECTIONS.map(
            (name) =>
              sections[name].length > 0 && (
                <section key={name} aria-label={t.sections[name]}>
                  <Head $tone={HEADS[name].tone}>
                    {HEADS[name].icon}
                    {t.sections[name]}
                    {HEADS[name].level ??
                      (name === 'elsewhere' && <CountPill>{sections[name].length}</CountPill>)}
                  </Head>
                  {lines(sections[name])}
                </section>
              ),
          )
        )}
      </div>
      <Side open={countOpen(sections)} read={all.length - open.length} short={phone} />
    </Columns>
  );
}

function Row({ row, checked, drafts }: { row: PhraseRow } & WordsCheckBodyProps) {
  const [isChanging, setChanging] = useState(false);
  const phrase = { field: row.phrase.field, phrase: row.phrase.text };
  if (!row.isOpen && !isChanging) {
    return <PhraseLine row={row} onAllFoods={checked.askAllFoods} onChange={() => setChanging(true)} />;
  }
  return (
    <PhraseQuestion
      row={row}
      isChange={!row.isOpen}
      onTake={(taken) => {
        drafts.take(taken);
        setChanging(false);
      }}
      onTakeBack={() => {
        drafts.takeBack(phrase);
        setChanging(false);
      }}
      onFold={() => setChanging(false)}
    />
  );
}

const LEGEND: Record<(typeof t.side.legend)[number]['key'], ReactNode> = {
  open: <TriangleAlertIcon aria-hidden />,
  means: <CheckIcon aria-hidden />,
  not_food: <CheckIcon aria-hidden />,
  note: <FileTextIcon aria-hidden />,
};

/** What the plan's check makes of it, and what each answer does. */
function Side({ open, read, short }: { open: number; read: number; short: boolean }) {
  return (
    <Aside aria-label={t.side.attention}>
      <State $isOpen={open > 0} role="status">
        {open > 0 ? <TriangleAlertIcon aria-hidden /> : <CircleCheckIcon aria-hidden />}
        <span>
          <strong>{open > 0 ? t.side.attention : t.side.clear}</strong>
          {open > 0
            ? [t.side.waits(open), ...(read > 0 ? [t.side.read(read)] : [])].join(' · ')
            : t.side.clearText}
        </span>
      </State>
      {!short && (
        <>
          {open > 0 && <p>{t.side.safeWhen}</p>}
          <ul>
            {t.side.legend.map(({ key, title, text }) => (
              <li key={key}>
                {LEGEND[key]}
                <span>
                  <strong>{title}</strong>
                  {text}
                </span>
              </li>
            ))}
          </ul>
          <small>{t.side.remembered}</small>
        </>
      )}
    </Aside>
  );
}

/** In the footer: how many lines wait. */
export function UndecidedBadge({ checked }: { checked: LoadedWords }) {
  const count = checked.sections ? countOpen(checked.sections) : 0;
  if (count === 0) return null;
  return (
    <Badge tone="amber" icon={<TriangleAlertIcon />}>
      {t.undecided(count)}
    </Badge>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 16rem;
  gap: ${theme.s[5]};
  align-items: start;

  section + section {
    margin-top: ${theme.s[4]};
  }

  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.phone} {
    > aside {
      order: -1;
    }
  }
`;

const Head = styled.h3<{ $tone: 'danger' | 'plain' }>`
  display: flex;
  align-items: center;
  gap: ${theme.s[2]};
  margin: 0;
  padding-bottom: ${theme.s[2]};
  border-bottom: 1px solid ${theme.c.lineStrong};
  color: ${({ $tone }) => ($tone === 'danger' ? theme.c.dangerText : theme.c.text)};
  font: ${theme.t.strong};
`;

const Small = styled.h3`
  margin: 0;
  color: ${theme.c.text2};
  font: ${theme.t.small};
`;

const Aside = styled.aside`
  position: sticky;
  top: 0;
  padding: ${theme.s[4]};
  border-radius: ${theme.r[2]};
  background: ${theme.c.hover};
  font: ${theme.t.dense};

  p {
    margin: ${theme.s[3]} 0 0;
  }

  ul {
    margin: ${theme.s[3]} 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    gap: ${theme.s[3]};
    padding: ${theme.s[2]} 0;
    border-top: 1px solid ${theme.c.line};
  }

  li svg {
    flex: none;
    margin-top: 0.125rem;
  }

  strong {
    display: block;
  }

  small {
    color: ${theme.c.text2};
    font: ${theme.t.small};
  }

  @media (max-width: 900px) {
    position: static;
  }
`;

const State = styled.div<{ $isOpen: boolean }>`
  display: flex;
  gap: ${theme.s[3]};

  svg {
    flex: none;
    color: ${({ $isOpen }) => ($isOpen ? theme.c.amberText : theme.c.okText)};
  }
`;
