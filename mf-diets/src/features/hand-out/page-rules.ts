import { type HandOut } from '@pora/contracts/plans/hand-out.model';
import { handOutWords as w } from '@pora/contracts/plans/hand-out.strings';
import { ink } from './paper.js';

/** What stands in the margins of each printed page: whose plan it is and for when, the practice, the foot and the page. */
export function pageRules(handOut: HandOut): string {
  const head = cssText(w.header(handOut));
  const practice = cssText(handOut.practice.name || handOut.dietitian.name);
  const foot = cssText(handOut.footer);
  return `
  @media print {
    @page {
      margin: 18mm 14mm;
      @top-left { ${HEAD} width: 62%; content: '${head}'; }
      @top-right { ${HEAD} width: 38%; text-align: right; content: '${practice}'; }
      @bottom-left { ${FOOT} width: 80%; content: '${foot}'; }
      @bottom-right { ${FOOT} width: 20%; text-align: right; content: '${w.page}' counter(page) '${w.pageOf}' counter(pages); }
    }
    @page :first {
      @top-left { border: 0; content: ''; }
      @top-right { border: 0; content: ''; }
    }
    @page lying { size: A4 landscape; }
  }`;
}

const SMALL = `color: ${ink.quiet}; font: 8pt Calibri, Carlito, Arial, sans-serif;`;
const RULE = `0.5pt solid ${ink.line};`;
const HEAD = `${SMALL} margin-bottom: 3mm; padding-bottom: 1mm; border-bottom: ${RULE} vertical-align: bottom;`;
const FOOT = `${SMALL} margin-top: 3mm; padding-top: 1mm; border-top: ${RULE} vertical-align: top;`;

/** A text as CSS may hold it in quotes: whatever is no letter, digit or space by its number. */
const cssText = (text: string) =>
  text.replace(/[^\p{L}\p{N} ]/gu, (sign) => `\\${(sign.codePointAt(0) ?? 0).toString(16)} `);
