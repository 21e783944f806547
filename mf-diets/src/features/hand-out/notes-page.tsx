import { type HandOut } from '@pora/contracts/plans/hand-out.model';
import { handOutWords as w } from '@pora/contracts/plans/hand-out.strings';
import styled from 'styled-components';
import { ink, Quiet } from './paper.js';

const NOTE_LINES = 6;
const LARGE_NOTE_LINES = 3;
const GLASSES_A_LINE = 5;
/** Of the day, what was eaten, the water, the mood and the mass, in per cent; the same as in the Word file. */
const DIARY_WIDTHS = [10.7, 39.7, 16.5, 22.4, 10.7];
const LARGE_DIARY_WIDTHS = [18.4, 29.1, 16.5, 22.3, 13.7];

/** A diary, room for notes, and whose data and whose plan it is. */
export function NotesPage({ handOut: { diary, diaryText, privacy, largePrint } }: { handOut: HandOut }) {
  const widths = largePrint ? LARGE_DIARY_WIDTHS : DIARY_WIDTHS;
  const { day, eaten, water, mood, mass } = w.diaryColumns;
  return (
    <>
      {diary.length > 0 && (
        <>
          <h3>{w.diary}</h3>
          <Quiet>{diaryText}</Quiet>
          <Diary $large={largePrint}>
            <thead>
              <tr>
                {[day, eaten, water, mood, mass].map((head, index) => (
                  <th key={head} scope="col" style={{ width: `${widths[index]}%` }}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {diary.map(({ heading, date }) => (
                <DiaryRow key={heading} $large={largePrint}>
                  <th scope="row">
                    <b>{heading}</b>
                    <Quiet>{date}</Quiet>
                  </th>
                  <td />
                  <td>
                    {w.box.repeat(GLASSES_A_LINE)}
                    <br />
                    {w.box.repeat(GLASSES_A_LINE)}
                  </td>
                  <td />
                  <td />
                </DiaryRow>
              ))}
            </tbody>
          </Diary>
          <h4>{w.notes}</h4>
          {Array.from({ length: largePrint ? LARGE_NOTE_LINES : NOTE_LINES }, (_, index) => (
            <NoteLine key={index} $large={largePrint} />
          ))}
        </>
      )}
      <Privacy $large={largePrint}>
        {privacy.map((text) => (
          <Quiet key={text}>{text}</Quiet>
        ))}
      </Privacy>
    </>
  );
}

/** Squares of a line stay together, whatever font draws them; in large print the columns have no air to give away. */
const Diary = styled.table<{ $large: boolean }>`
  td {
    white-space: nowrap;
  }

  && :is(th, td) {
    ${({ $large }) => $large && 'padding-right: 0;'}
  }
`;

/** In large print less room to write leaves the closing words on the same page. */
const DiaryRow = styled.tr<{ $large: boolean }>`
  height: ${({ $large }) => ($large ? 2.5 : 4.4)}em;
  ${({ $large }) => $large && 'line-height: 1.1;'}

  && :is(th, td) {
    ${({ $large }) => $large && 'padding-top: 0.1em; padding-bottom: 0.1em;'}
  }

  td {
    border-left: 1px solid ${ink.line};
  }
`;

const NoteLine = styled.div<{ $large: boolean }>`
  height: ${({ $large }) => ($large ? 1.7 : 2)}em;
  border-bottom: 1px solid ${ink.line};
`;

const Privacy = styled.div<{ $large: boolean }>`
  margin-top: ${({ $large }) => ($large ? 0.6 : 1.6)}em;
  ${({ $large }) => $large && 'line-height: 1.1;'}
  padding-top: 0.5em;
  border-top: 1px solid ${ink.text};
  break-inside: avoid;
`;
