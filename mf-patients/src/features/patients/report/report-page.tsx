import { PAPER_INK } from '@pora/contracts/plans/hand-out.vocabulary';
import styled from 'styled-components';
import { type ProgressReport, type ReportTable } from './progress-report.js';
import { ReportChart } from './report-chart.js';
import { reportStrings as t } from './report.strings.js';

/** The page, in the preview and on paper: every length is a multiple of its type. */
export function ReportPage({ report }: { report: ProgressReport }) {
  const { lengths, stages, visits, results, next } = report;
  return (
    <Page lang="pl">
      <header>
        <div>
          <h3>{t.heading}</h3>
          <p>{`${report.name} · ${report.period}`}</p>
        </div>
        <address>
          {report.practice.map((line, at) =>
            at === 0 ? <b key={line}>{line}</b> : <span key={line}>{line}</span>,
          )}
        </address>
      </header>
      {report.figures.length > 0 && (
        <Figures>
          {report.figures.map(({ value, label }) => (
            <li key={label}>
              <b>{value}</b>
              <span>{label}</span>
            </li>
          ))}
        </Figures>
      )}
      <h4>{t.curve}</h4>
      {report.curve.points.length > 0 ? <ReportChart report={report} /> : <p>{t.noCurve}</p>}
      <Columns>
        {lengths && (
          <section>
            <h4>{t.lengths}</h4>
            <PlainTable table={lengths} />
          </section>
        )}
        <section>
          {stages && (
            <>
              <h4>{t.stages}</h4>
              <PlainTable table={stages} />
            </>
          )}
          {visits && (
            <Visits>
              <b>{t.visits}</b>
              <Marks aria-hidden>
                {visits.marks.map((mark, at) => (
                  // Marks have no names of their own.
                  <i key={`${mark}${at}`} data-mark={mark} />
                ))}
              </Marks>
              <span>{visits.words}</span>
            </Visits>
          )}
        </section>
      </Columns>
      {results && (
        <section>
          <h4>{results.title}</h4>
          <Results data-lists={results.lists.length}>
            {results.lists.map(({ heading, items }) => (
              <div key={heading}>
                {heading && <h5>{heading}</h5>}
                <ul>
                  {items.map(([name, value]) => (
                    <li key={name}>
                      <span>{name}</span>
                      <b>{value}</b>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </Results>
          {[...results.notes, t.noAllergy].map((note) => (
            <Small key={note}>{note}</Small>
          ))}
        </section>
      )}
      <Next>
        <h4>{next.title}</h4>
        {next.notes.length > 0 && (
          <ol>
            {next.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ol>
        )}
        <Small>{t.notes}</Small>
        <Rule />
        <Rule />
        <Rule />
      </Next>
      <footer>
        <span>{report.prepared}</span>
      </footer>
    </Page>
  );
}

function PlainTable({ table: { head, rows } }: { table: ReportTable }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, at) => (
              // A column of a row.
              <td key={`${at}`}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Page = styled.article`
  color: #${PAPER_INK.text};
  font: 400 1em/1.3 Calibri, Carlito, 'Segoe UI', Arial, sans-serif;
  print-color-adjust: exact;

  h3,
  h4,
  p,
  ul,
  ol,
  address {
    margin: 0;
    padding: 0;
    font-style: normal;
  }

  h3 {
    font-size: 1.9em;
    font-weight: 700;
    line-height: 1.2;
  }

  h4 {
    margin: 1em 0 0.35em;
    font-size: 1.15em;
    font-weight: 700;
  }

  b {
    font-weight: 700;
  }

  header,
  footer {
    display: flex;
    justify-content: space-between;
    gap: 2em;
  }

  footer {
    margin-top: 1em;
    color: #${PAPER_INK.quiet};
    font-size: 0.85em;
  }

  address {
    display: grid;
    align-content: start;
    text-align: right;
    overflow-wrap: anywhere;
  }

  svg {
    display: block;
    width: 100%;
    height: auto;
  }

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.92em;
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    padding: 0.25em 0;
    border-bottom: 1px solid #${PAPER_INK.line};
    font-weight: 400;
    text-align: right;
  }

  th:first-child {
    text-align: left;
  }

  td:last-child {
    font-weight: 700;
  }

  thead th {
    border-bottom-color: #${PAPER_INK.text};
    color: #${PAPER_INK.quiet};
  }
`;

const Figures = styled.ul`
  display: flex;
  margin: 0.9em 0 0;
  border-block: 1px solid #${PAPER_INK.line};
  list-style: none;

  && {
    padding: 0.6em 0;
  }

  li {
    flex: 1;
    display: grid;
    padding-left: 0.9em;
    border-left: 1px solid #${PAPER_INK.line};
  }

  li:first-child {
    padding-left: 0;
    border-left: 0;
  }

  b {
    font-size: 1.5em;
  }

  span {
    color: #${PAPER_INK.quiet};
    font-size: 0.92em;
  }
`;

const Columns = styled.div`
  display: flex;
  gap: 2.5em;

  > section {
    flex: 1;
    min-width: 0;
  }
`;

const Visits = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.6em;

  && {
    margin-top: 0.8em;
  }
`;

const Marks = styled.span`
  display: inline-flex;
  gap: 0.25em;

  i {
    width: 0.7em;
    height: 0.7em;
    border: 1px solid #${PAPER_INK.text};
    border-radius: 50%;
  }

  i[data-mark='kept'] {
    background: #${PAPER_INK.text};
  }
`;

const Results = styled.div`
  &[data-lists='2'] {
    display: flex;
    gap: 2.5em;
  }

  &[data-lists='2'] > div {
    flex: 1;
    min-width: 0;
  }

  &[data-lists='1'] ul {
    columns: 2;
    column-gap: 2.5em;
  }

  h5 {
    margin: 0;
    color: #${PAPER_INK.quiet};
    font-size: 0.92em;
    font-weight: 700;
  }

  ul {
    list-style: none;
  }

  li {
    display: flex;
    justify-content: space-between;
    gap: 1em;
    padding: 0.2em 0;
    border-bottom: 1px solid #${PAPER_INK.line};
    break-inside: avoid;
  }
`;

const Small = styled.p`
  color: #${PAPER_INK.quiet};
  font-size: 0.85em;

  && {
    margin-top: 0.4em;
  }
`;

const Next = styled.section`
  margin-top: 1.2em;
  border-top: 1px solid #${PAPER_INK.text};

  && ol {
    padding-left: 1.4em;
  }
`;

const Rule = styled.div`
  height: 1.9em;
  border-bottom: 1px solid #${PAPER_INK.line};
`;
