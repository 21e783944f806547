import { formatDate, MISSING } from '@pora/kit';
import { Button, media, SegmentedControl, VisuallyHidden } from '@pora/ui';
import styled from 'styled-components';
import { SURVEY_SECTIONS } from '../section-nav.js';
import { surveyStrings as s } from '../survey.strings.js';
import { type ImportedField, type SurveyField } from './import-review.model.js';
import { type ReviewLinks } from './review-links.js';
import { ShowInDocument } from './show-in-document.js';
import { importStrings as t } from './survey-import.strings.js';

interface FieldListProps {
  fields: readonly ImportedField[];
  taken: ReadonlySet<string>;
  onChoose: (key: string, isTaken: boolean) => void;
  onTakeAll: () => void;
  links: ReviewLinks;
}

/** Fields of the form with the old and the new answer, and the choice between them. */
export function FieldList({ fields, taken, onChoose, onTakeAll, links }: FieldListProps) {
  if (fields.length === 0) return <Quiet>{t.noChanges}</Quiet>;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t.field}</th>
          <th scope="col">{t.stored}</th>
          <th scope="col">{t.fromFile}</th>
          <th scope="col">
            <VisuallyHidden>{t.choice}</VisuallyHidden>
            <Button size="compact" variant="quiet" onClick={onTakeAll}>
              {t.takeAll}
            </Button>
          </th>
        </tr>
      </thead>
      {SURVEY_SECTIONS.map((section) => {
        const rows = fields.filter(({ field }) => field.section === section);
        return (
          rows.length > 0 && (
            <tbody key={section}>
              <tr>
                <Heading scope="colgroup" colSpan={4}>
                  {s.sections[section]}
                </Heading>
              </tr>
              {rows.map((row) => (
                <Row
                  key={row.field.key}
                  row={row}
                  isTaken={taken.has(row.field.key)}
                  links={links}
                  onChoose={(isTaken) => onChoose(row.field.key, isTaken)}
                />
              ))}
            </tbody>
          )
        );
      })}
    </Table>
  );
}

interface RowProps {
  row: ImportedField;
  isTaken: boolean;
  onChoose: (isTaken: boolean) => void;
  links: ReviewLinks;
}

function Row({ row, isTaken, onChoose, links }: RowProps) {
  const { field, before, after, change, wouldShorten, questions, isGuess } = row;
  const isSame = change === 'same';
  const lines = links.linesOf(field.key);
  return (
    <tr>
      <th scope="row">
        {field.label}
        {lines.length > 0 && (
          <ShowInDocument
            id={links.ids.field(field.key)}
            label={t.showField(field.label)}
            onShow={() => links.showLines(lines)}
          />
        )}
      </th>
      <Answer $label={t.stored} $isChosen={!isSame && !isTaken} $isDropped={isTaken && before !== ''}>
        <span>{shownOf(field, before) || MISSING}</span>
      </Answer>
      <Answer $label={t.fromFile} $isChosen={isTaken} $isDropped={!isSame && !isTaken}>
        <span>{shownOf(field, after)}</span>
        {questions.length > 0 && <Asked>{t.asked(questions)}</Asked>}
        {isGuess && !isSame && <Warning>{t.isGuess}</Warning>}
        {wouldShorten && <Warning>{t.wouldShorten}</Warning>}
      </Answer>
      <td>
        {!isSame && (
          <SegmentedControl
            label={t.choiceOf(field.label)}
            size="compact"
            value={isTaken ? 'take' : 'keep'}
            onChange={(value) => onChoose(value === 'take')}
            options={[
              { value: 'keep', label: t.keep },
              { value: 'take', label: t.take },
            ]}
          />
        )}
      </td>
    </tr>
  );
}

const shownOf = ({ key }: SurveyField, value: string) =>
  key === 'header.date' && value ? formatDate(value) : value;

const Quiet = styled.p`
  color: ${({ theme }) => theme.c.text2};
  font: ${({ theme }) => theme.t.dense};
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: ${({ theme }) => theme.t.dense};

  th,
  td {
    padding: ${({ theme }) => theme.s[2]} ${({ theme }) => theme.s[1]};
    text-align: left;
    vertical-align: middle;
  }

  tr > :nth-child(4) {
    text-align: right;
  }

  thead th {
    color: ${({ theme }) => theme.c.text2};
    font: ${({ theme }) => theme.t.small};
  }

  tr {
    border-bottom: 1px solid ${({ theme }) => theme.c.line};
  }

  tbody th[scope='row'] {
    width: 22%;
    font-weight: 400;
  }

  ${media.phone} {
    display: block;

    thead th:not(:last-child) {
      display: none;
    }

    tbody,
    thead,
    tr,
    th,
    td {
      display: block;
    }

    tbody th[scope='row'] {
      width: auto;
      font-weight: 600;
    }

    tr > :nth-child(4) {
      text-align: left;
    }
  }
`;

const Heading = styled.th`
  && {
    padding-top: ${({ theme }) => theme.s[4]};
    text-align: left;
    font: ${({ theme }) => theme.t.small};
    font-weight: 600;
  }
`;

const Answer = styled.td<{ $label: string; $isChosen: boolean; $isDropped: boolean }>`
  width: 28%;
  overflow-wrap: anywhere;
  white-space: pre-line;

  > span:first-of-type {
    color: ${({ theme, $isDropped }) => ($isDropped ? theme.c.text2 : theme.c.text)};
    font-weight: ${({ $isChosen }) => ($isChosen ? 600 : 400)};
    text-decoration: ${({ $isDropped }) => ($isDropped ? 'line-through' : 'none')};
  }

  ${media.phone} {
    width: auto;

    &::before {
      content: '${({ $label }) => $label}: ';
      color: ${({ theme }) => theme.c.text2};
    }
  }
`;

const Asked = styled.span`
  display: block;
  color: ${({ theme }) => theme.c.text2};
  font: ${({ theme }) => theme.t.small};
`;

const Warning = styled.span`
  display: block;
  color: ${({ theme }) => theme.c.amberText};
  font: ${({ theme }) => theme.t.small};
`;
