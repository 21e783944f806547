import { type IntoleranceCategory } from '@pora/contracts/patients/intolerance-set.model';
import { formatCount, formatDate } from '@pora/kit';
import { Button } from '@pora/ui';
import { CheckIcon, CircleQuestionMarkIcon } from '@pora/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { type Answers, openRows, type Question, QUESTIONS } from './questions.model.js';
import { resultsImportStrings as t } from './results-import.strings.js';
import { type ImportedResults } from './use-results-import.js';

interface QuestionNavProps {
  imported: ImportedResults;
  answers: Answers;
  open: readonly Question[];
  categories: readonly IntoleranceCategory[];
}

/** What is open and what is known already, and the categories without colours. */
export function QuestionNav({ imported, answers, open, categories }: QuestionNavProps) {
  const facts: Partial<Record<Question, string>> = {
    unread: open.includes('unread') ? formatCount(openRows(answers)) : '',
    day: answers.day ? formatDate(answers.day) : '',
  };
  const { ignoredColumns } = imported.review;
  const reasons = reasonsOf(imported.review);
  return (
    <Nav aria-label={t.steps}>
      <ul>
        {QUESTIONS.map((each) => (
          <li key={each} data-open={open.includes(each)}>
            {open.includes(each) ? <CircleQuestionMarkIcon aria-hidden /> : <CheckIcon aria-hidden />}
            <span>
              {t.question[each]}
              {(open.includes(each) || each === 'day') && <Reason>{reasons[each]}</Reason>}
            </span>
            <span>{facts[each]}</span>
          </li>
        ))}
      </ul>
      <hr />
      <ul>
        {categories.map(({ name, items }, at) => (
          <li key={`${name} ${at}`}>
            <span>{name}</span>
            <span>{formatCount(items.length)}</span>
          </li>
        ))}
      </ul>
      {ignoredColumns.length > 0 && <IgnoredColumns columns={ignoredColumns} />}
    </Nav>
  );
}

type Review = ImportedResults['review'];

/** Why each question is asked, or where what is known was found. */
const reasonsOf = ({ columnQuestion, date }: Review): Partial<Record<Question, string>> => ({
  person: t.why.person,
  column: t.why.column(columnQuestion.length),
  unit: t.why.unit,
  day: date ? t.dayFrom(date.label, date.place) : t.why.day,
});

/** Columns with numbers that are no results, by name and reason; what stands in them is a press away. */
export function IgnoredColumns({ columns }: { columns: Review['ignoredColumns'] }) {
  const [isShown, setShown] = useState(false);
  const words = columns.map(
    ({ head, column, reason }) => `${t.columnName(head, column)} (${t.columnReason(reason)})`,
  );
  return (
    <Note>
      {t.ignored} {words.join(', ')}. {t.ignoredNote}{' '}
      <Button size="compact" variant="quiet" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? t.hideIgnored : t.showIgnored}
      </Button>
      {isShown && (
        <ul>
          {columns.map(({ head, column, lowest, highest }, at) => (
            <li key={`${head} ${at}`}>
              {t.ignoredColumn(t.columnName(head, column), head && t.columnPlace(column), lowest, highest)}
            </li>
          ))}
        </ul>
      )}
    </Note>
  );
}

const Nav = styled.nav`
  font: ${({ theme }) => theme.t.dense};

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.s[2]};
    min-height: 1.75rem;
    overflow-wrap: anywhere;
  }

  li > :last-child {
    margin-left: auto;
    font-variant-numeric: tabular-nums;
  }

  svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    color: ${({ theme }) => theme.c.okText};
  }

  [data-open='true'] > svg {
    color: ${({ theme }) => theme.c.amberText};
  }

  hr {
    margin: ${({ theme }) => theme.s[2]} 0;
    border: 0;
    border-top: 1px solid ${({ theme }) => theme.c.line};
  }
`;

const Reason = styled.span`
  display: block;
  color: ${({ theme }) => theme.c.text2};
  font: ${({ theme }) => theme.t.small};
`;

const Note = styled.div`
  margin: ${({ theme }) => theme.s[2]} 0 0;
  color: ${({ theme }) => theme.c.text3};
  font: ${({ theme }) => theme.t.small};

  ul {
    margin: ${({ theme }) => theme.s[1]} 0 0;
    padding-left: 1.25rem;
  }
`;
