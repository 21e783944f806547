import { PAPER_INK, PAPER_MEAL_COLORS } from '@pora/contracts/plans/hand-out.vocabulary';
import styled, { css } from 'styled-components';

/** Ink of the page: paper has no dark theme. */
export const ink = {
  text: `#${PAPER_INK.text}`,
  quiet: `#${PAPER_INK.quiet}`,
  line: `#${PAPER_INK.line}`,
  accent: `#${PAPER_INK.accent}`,
} as const;

const colorsOf = new Map(Object.entries(PAPER_MEAL_COLORS));

/** The bar of a meal's time of day; black where the practice prints without colours. */
export const barOf = (type: string, colours: boolean) =>
  colours ? `#${colorsOf.get(type)?.solid ?? PAPER_INK.line}` : ink.text;

/** The soft ground of a meal's time of day. */
export const groundOf = (type: string, colours: boolean) =>
  colours ? `#${colorsOf.get(type)?.soft ?? 'FFFFFF'}` : 'transparent';

/** Every length of a page is a multiple of its type, so that one number makes it as large as its place. */
const type = css`
  color: ${ink.text};
  font-family: Calibri, Carlito, 'Segoe UI', Arial, sans-serif;
  font-weight: 400;
  line-height: 1.3;
  text-align: left;

  h3,
  h4,
  p,
  ul,
  ol {
    margin: 0;
    padding: 0;
    overflow-wrap: anywhere;
    break-after: auto;
  }

  ul {
    list-style: none;
  }

  h3 {
    color: ${ink.accent};
    font-size: 1.93em;
    font-weight: 700;
    line-height: 1.2;
    break-after: avoid;

    small {
      color: ${ink.quiet};
      font-size: 0.62em;
      font-weight: 400;
    }
  }

  h4 {
    margin: 1.2em 0 0.4em;
    font-size: 1.25em;
    font-weight: 700;
    break-after: avoid;
  }

  em {
    color: ${ink.accent};
    font-weight: 400;
  }

  table {
    width: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }

  th,
  td {
    padding: 0.3em 0.4em;
    border-bottom: 1px solid ${ink.line};
    font-weight: 400;
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  tr {
    break-inside: avoid;
  }

  thead th {
    border-bottom-color: ${ink.text};
    color: ${ink.quiet};
    font-size: var(--paper-dense);
  }
`;

/** What stands on a page. */
export const Page = styled.article<{ $large: boolean }>`
  ${type}
  /* Of type of 10 points 16, below which nothing is read in large print. */
  --paper-small: ${({ $large }) => ($large ? 1 : 0.93)}em;
  --paper-note: ${({ $large }) => ($large ? 1 : 0.9)}em;
  /* Between who made the plan and whose it is: large type needs the page. */
  --paper-top: ${({ $large }) => ($large ? 2 : 9)}em;
  --paper-title: ${({ $large }) => ($large ? 2.4 : 3)}em;
  --paper-columns: ${({ $large }) => ($large ? 1 : 2)};
  --paper-dense: ${({ $large }) => ($large ? 1 : 0.86)}em;
  font-size: ${({ $large }) => ($large ? 1.6 : 1)}em;
`;

/** Name of a dish or of a department. */
export const SmallHeading = styled.h4`
  && {
    margin: 0;
    font-size: 1.07em;
  }
`;

/** Quiet, smaller text. */
export const Quiet = styled.p`
  color: ${ink.quiet};
  font-size: var(--paper-small);
`;

/** Stands above what it changes, behind a rule of its own. */
export const SideNote = styled.p`
  && {
    margin: 0.3em 0;
    padding-left: 0.6em;
  }
  border-left: 0.2em solid ${ink.accent};
  color: ${ink.accent};
  font-size: var(--paper-note);
  break-inside: avoid;
`;

/** A list with a dash before each point. */
export const Dashes = styled.ul`
  li {
    position: relative;
    padding-left: 1.1em;
    margin-bottom: 0.25em;
  }

  li::before {
    position: absolute;
    left: 0;
    content: '–';
  }
`;

/** Words of a food that was swapped out of the dish. */
export const Swapped = styled.span`
  text-decoration: underline dotted;
  text-underline-offset: 0.2em;
`;

/** A figure in a column of figures. */
export const Figure = styled.td`
  && {
    text-align: right;
  }
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
