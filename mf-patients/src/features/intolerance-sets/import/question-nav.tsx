import { type IntoleranceCategory } from '@pora/contracts/patients/intolerance-set.model';
import { formatCount, formatDate } from '@pora/kit';
import { CheckIcon, CircleQuestionMarkIcon } from '@pora/ui/icons';
import styled from 'styled-components';
import { type Answers, openRows, type Question } from './questions.model.js';
import { resultsImportStrings as t } from './results-import.strings.js';
import { type ImportedResults } from './use-results-import.js';

interface QuestionNavProps {
  imported: ImportedResults;
  answers: Answers;
  open: readonly Question[];
  categories: readonly IntoleranceCategory[];
}

const ALL: readonly Question[] = ['person', 'column', 'unit', 'unread', 'day'];

/** What is open and what is known already, and the categories without colours. */
export function QuestionNav({ imported, answers, open, categories }: QuestionNavProps) {
  const facts: Partial<Record<Question, string>> = {
    unread: open.includes('unread') ? formatCount(openRows(answers)) : '',
    day: answers.day ? formatDate(answers.day) : '',
  };
  const { ignoredColumns } = imported.review;
  return (
    <Nav aria-label={t.steps}>
      <ul>
        {ALL.map((each) => (
          <li key={each}>
            {open.includes(each) ? <CircleQuestionMarkIcon aria-hidden /> : <CheckIcon aria-hidden />}
            <span>{t.question[each]}</span>
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

/** Columns with numbers that are no results, by name and reason. */
export function IgnoredColumns({ columns }: { columns: ImportedResults['review']['ignoredColumns'] }) {
  const words = columns.map(
    ({ head, column, reason }) => `${t.columnName(head, column)} (${t.columnReason(reason)})`,
  );
  return (
    <Note>
      {t.ignored} {words.join(', ')}. {t.ignoredNote}
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
    color: ${({ theme }) => theme.c.amberText};
  }

  hr {
    margin: ${({ theme }) => theme.s[2]} 0;
    border: 0;
    border-top: 1px solid ${({ theme }) => theme.c.line};
  }
`;

const Note = styled.p`
  margin: ${({ theme }) => theme.s[2]} 0 0;
  color: ${({ theme }) => theme.c.text3};
  font: ${({ theme }) => theme.t.small};
`;
