import {
  type IntoleranceCategory,
  type IntoleranceReview,
} from '@pora/contracts/patients/intolerance-set.model';
import { formatCount } from '@pora/kit';
import { media } from '@pora/ui';
import { CheckIcon, CircleAlertIcon, TriangleAlertIcon } from '@pora/ui/icons';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { intoleranceSetStrings } from '../intolerance-sets.strings.js';
import { countLights } from '../shown-results.js';
import { LightShare } from './light-share.js';
import { IgnoredColumns } from './question-nav.js';
import { type Answers, openRows } from './questions.model.js';
import { resultsImportStrings as t } from './results-import.strings.js';

interface ReviewSummaryProps {
  categories: IntoleranceCategory[];
  review: IntoleranceReview;
  answers: Answers;
  patientName: string;
  /** Something is open: nothing is coloured yet [decisions 71]. */
  isAsking: boolean;
}

/** What was read, in figures to be held against the print. */
export function ReviewSummary({ categories, review, answers, patientName, isAsking }: ReviewSummaryProps) {
  const { counts, printedCount, patient, ignoredColumns } = review;
  const values = categories.flatMap(({ items }) => items.map(({ value }) => value));
  const left = openRows(answers);
  return (
    <>
      <Figures>
        <Figure name={t.counted} value={formatCount(isAsking ? counts.printed : values.length)}>
          <Fact>
            {t.counts(counts.printed, counts.read)}
            {t.toDecide(left)}
          </Fact>
          {printedCount !== null && <Printed printed={printedCount} read={counts.printed} />}
        </Figure>
        <Figure name={t.question.person} value={patientName} isText>
          {patient && <Fact>{t.inFile(patient.name)}</Fact>}
        </Figure>
        <UnitFigure {...{ review, answers }} values={isAsking ? [] : values} />
        <div>
          <dt>{t.bands}</dt>
          <dd>{isAsking ? <Fact>{t.bandsAfterAnswers}</Fact> : <Bands categories={categories} />}</dd>
        </div>
      </Figures>
      {!isAsking && ignoredColumns.length > 0 && <IgnoredColumns columns={ignoredColumns} />}
    </>
  );
}

interface UnitFigureProps extends Pick<ReviewSummaryProps, 'review' | 'answers'> {
  values: readonly number[];
}

/** The unit as the file prints it, or as the person found it on the print; never by itself. */
function UnitFigure({ review, answers, values }: UnitFigureProps) {
  const { unit, resultColumn, columnQuestion } = review;
  const head = columnQuestion[answers.column ?? -1]?.head ?? resultColumn?.head ?? '';
  const isAnswered = !unit && answers.unit === 'own';
  return (
    <Figure name={t.unit} value={unit?.text ?? (isAnswered ? t.units.own : t.noUnit)} isText>
      {isAnswered && <Fact>{t.unitOfPrint}</Fact>}
      {head && <Fact>{t.columnName(head, null)}</Fact>}
      {values.length > 0 && <Fact>{t.span(Math.min(...values), Math.max(...values))}</Fact>}
    </Figure>
  );
}

/** How many foods the report says it tested, beside how many were found. */
function Printed({ printed, read }: { printed: number; read: number }) {
  return printed === read ? (
    <Fact $tone="ok">
      <CheckIcon aria-hidden />
      {t.asPrinted}
    </Fact>
  ) : (
    <Fact $tone="amber">
      <TriangleAlertIcon aria-hidden />
      {t.otherThanPrinted(printed)}
    </Fact>
  );
}

function Bands({ categories }: Pick<ReviewSummaryProps, 'categories'>) {
  const { bands } = intoleranceSetStrings;
  const counts = countLights(categories);
  return (
    <>
      <LightShare counts={counts} />
      <Fact $tone="ok">
        <CheckIcon aria-hidden />
        {bands.green} <b>{formatCount(counts.green)}</b>
      </Fact>
      <Fact $tone="amber">
        <TriangleAlertIcon aria-hidden />
        {bands.yellow} <b>{formatCount(counts.yellow)}</b>
      </Fact>
      <Fact $tone="danger">
        <CircleAlertIcon aria-hidden />
        {bands.red} <b>{formatCount(counts.red)}</b>
      </Fact>
    </>
  );
}

interface FigureProps {
  name: string;
  value: string;
  /** Words, which break lines and are no figure to be read from afar. */
  isText?: boolean;
  children?: ReactNode;
}

function Figure({ name, value, isText = false, children }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {isText ? <b>{value}</b> : <strong>{value}</strong>}
        {children}
      </dd>
    </div>
  );
}

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr)) minmax(0, 1.5fr);
  gap: ${({ theme }) => theme.s[4]};
  margin: 0;

  dt {
    color: ${({ theme }) => theme.c.text2};
    font: ${({ theme }) => theme.t.small};
  }

  dd {
    margin: 0;
  }

  strong {
    display: block;
    font: ${({ theme }) => theme.t.figure};
    font-variant-numeric: tabular-nums;
  }

  dd > b {
    display: block;
    overflow-wrap: anywhere;
  }

  ${media.phone} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const Fact = styled.span<{ $tone?: 'ok' | 'amber' | 'danger' }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.s[1]};
  color: ${({ theme, $tone }) =>
    $tone === 'ok'
      ? theme.c.okText
      : $tone === 'amber'
        ? theme.c.amberText
        : $tone === 'danger'
          ? theme.c.dangerText
          : theme.c.text2};
  font: ${({ theme }) => theme.t.small};

  svg {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
  }
`;
