import { type SurveyDocument, type SurveyDocumentLine } from '@pora/contracts/patients/survey-document.model';
import { focusRing, VisuallyHidden } from '@pora/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { type LineUse, type ReviewLinks } from './review-links.js';
import { importStrings as t } from './survey-import.strings.js';

interface ReviewDocumentProps {
  document: SurveyDocument;
  links: ReviewLinks;
  /** Back to the field, or to the text without one, that a line went to. */
  onOpen: (use: LineUse) => void;
}

/** The file itself: what was taken from it is marked, what found no field is marked otherwise, and each leads back. */
export function ReviewDocument({ document, links, onOpen }: ReviewDocumentProps) {
  const id = useId();
  const lineOf = (line: SurveyDocumentLine) => (
    <DocumentLine key={line.at} line={line} links={links} onOpen={onOpen} />
  );
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{t.document}</Title>
      <Legend>
        <li data-mark="taken">{t.markTaken}</li>
        <li data-mark="unplaced">{t.markUnplaced}</li>
      </Legend>
      <Paper>
        {document.blocks.map((block, at) =>
          block.kind === 'line' ? (
            lineOf(block.line)
          ) : (
            // A document does not change while it is looked at.
            <table key={`table ${at}`}>
              <tbody>
                {block.rows.map((row, rowAt) => (
                  <tr key={`row ${rowAt}`}>
                    {row.map((lines, cellAt) => (
                      <td key={`cell ${cellAt}`}>{lines.map(lineOf)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          ),
        )}
        {document.isCut && <p>{t.documentCut}</p>}
      </Paper>
    </section>
  );
}

interface DocumentLineProps {
  line: SurveyDocumentLine;
  links: ReviewLinks;
  onOpen: (use: LineUse) => void;
}

function DocumentLine({ line, links, onOpen }: DocumentLineProps) {
  const use = links.uses.get(line.at);
  const text = line.runs.map((run, at) => {
    const part = run.strong ? <b>{run.text}</b> : run.text;
    // Parts of a line have no other name than their place.
    return <span key={`${at} ${run.text}`}>{run.struck ? <s>{part}</s> : part}</span>;
  });
  const shown = line.listed ? <>• {text}</> : text;
  if (!use) return <p>{shown}</p>;
  const isTaken = use.fields.length > 0;
  const says = isTaken ? t.takenInto(use.fields.map(({ label }) => label)) : t.withoutField;
  return (
    <p>
      <Place
        type="button"
        id={links.ids.line(line.at)}
        data-mark={isTaken ? 'taken' : 'unplaced'}
        data-lit={links.lit.includes(line.at) || undefined}
        title={says}
        onClick={() => onOpen(use)}
      >
        {shown}
        <VisuallyHidden>{`, ${says}`}</VisuallyHidden>
      </Place>
    </p>
  );
}

const Title = styled.h3`
  margin: 0 0 ${({ theme }) => theme.s[1]};
  font: ${({ theme }) => theme.t.strong};
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.s[2]};
  margin: 0 0 ${({ theme }) => theme.s[2]};
  padding: 0;
  list-style: none;
  font: ${({ theme }) => theme.t.small};

  li {
    padding: 0 ${({ theme }) => theme.s[2]};
    border-left: 3px solid ${({ theme }) => theme.c.ok};
  }

  li[data-mark='unplaced'] {
    border-left: 3px dashed ${({ theme }) => theme.c.amber};
  }
`;

const Paper = styled.div`
  max-height: calc(100dvh - 18rem);
  overflow: auto;
  padding: ${({ theme }) => theme.s[3]};
  border: 1px solid ${({ theme }) => theme.c.line};
  border-radius: ${({ theme }) => theme.r[2]};
  background: ${({ theme }) => theme.c.surface};
  font: ${({ theme }) => theme.t.dense};
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  p {
    margin: 0 0 ${({ theme }) => theme.s[1]};
  }

  table {
    width: 100%;
    margin-bottom: ${({ theme }) => theme.s[2]};
    border-collapse: collapse;
  }

  td {
    padding: ${({ theme }) => theme.s[1]};
    border: 1px solid ${({ theme }) => theme.c.line};
    vertical-align: top;
  }
`;

/* As tall as a finger or a pointer needs, whatever the line is. */
const Place = styled.button`
  display: inline-block;
  min-width: 1.5rem;
  min-height: 1.5rem;
  padding: 0 ${({ theme }) => theme.s[1]};
  border: 0;
  border-left: 3px solid ${({ theme }) => theme.c.ok};
  background: ${({ theme }) => theme.c.okSoft};
  color: ${({ theme }) => theme.c.text};
  font: inherit;
  text-align: left;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  cursor: pointer;

  &[data-mark='unplaced'] {
    border-left: 3px dashed ${({ theme }) => theme.c.amber};
    background: ${({ theme }) => theme.c.amberSoft};
  }

  ${focusRing}

  &&[data-lit] {
    outline: 2px solid ${({ theme }) => theme.c.text};
  }
`;
