import { PAPER_INK } from '@pora/contracts/plans/hand-out.vocabulary';
import { MISSING } from '@pora/kit';
import { PrintView, usePrint } from '@pora/ui/print';
import { Fragment } from 'react';
import styled from 'styled-components';
import { type ComparedGroup, type ComparedResult } from './compare-sets.js';
import { compareStrings as t, formatDifference, formatResult } from './compare.strings.js';
import { verdictWords } from './verdict-words.js';

interface ComparisonPrintProps {
  patientName: string;
  caption: string;
  before: string;
  after: string;
  /** What is on the screen is what is printed. */
  groups: readonly ComparedGroup[];
  onDone: () => void;
}

/** The comparison on paper, in figures and words alone. */
export function ComparisonPrint({
  patientName,
  caption,
  before,
  after,
  groups,
  onDone,
}: ComparisonPrintProps) {
  usePrint(t.printTitle(patientName), onDone);
  return (
    <PrintView>
      <Sheet lang="pl">
        <h1>{t.printTitle(patientName)}</h1>
        <p>{`${caption}. ${t.unit}`}</p>
        <table>
          <thead>
            <tr>
              {[t.head.name, before, after, t.head.change, t.head.verdict].map((head) => (
                <th key={head}>{head}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map(({ category, results }, at) => (
              <Fragment key={category ?? at}>
                {category !== null && (
                  <tr>
                    <th colSpan={5}>{category}</th>
                  </tr>
                )}
                {results.map((result) => (
                  <PrintedRow key={result.name} result={result} />
                ))}
              </Fragment>
            ))}
          </tbody>
        </table>
        <p>{t.missingMeans}</p>
        <p>
          <b>{t.allergyTitle}</b> {t.allergyText}
        </p>
      </Sheet>
    </PrintView>
  );
}

function PrintedRow({ result }: { result: ComparedResult }) {
  const { name, before, after } = result;
  const words = (value: number | null) => (value === null ? t.notTested : formatResult(value));
  return (
    <tr>
      <td>{name}</td>
      <td>{words(before)}</td>
      <td>{words(after)}</td>
      <td>{formatDifference(result) ?? MISSING}</td>
      <td>{verdictWords(result)}</td>
    </tr>
  );
}

const Sheet = styled.article`
  color: #${PAPER_INK.text};
  font: 400 10pt/1.35 Calibri, Carlito, 'Segoe UI', Arial, sans-serif;

  h1 {
    margin: 0 0 4pt;
    font-size: 15pt;
  }

  p {
    margin: 0 0 6pt;
  }

  table {
    width: 100%;
    margin-bottom: 8pt;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    padding: 2pt 8pt 2pt 0;
    border-bottom: 1px solid #${PAPER_INK.line};
    text-align: left;
  }

  tr {
    break-inside: avoid;
  }

  th {
    color: #${PAPER_INK.quiet};
    font-size: 9pt;
  }
`;
