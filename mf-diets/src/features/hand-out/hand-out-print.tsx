import { type HandOut } from '@pora/contracts/plans/hand-out.model';
import { PrintView, usePrint } from '@pora/ui/print';
import styled, { createGlobalStyle } from 'styled-components';
import { pageRules } from './page-rules.js';
import { Page } from './paper.js';
import { sheetsOf } from './sheets.js';

interface HandOutPrintProps {
  handOut: HandOut;
  /** The person has printed or given it up. */
  onDone: () => void;
}

/** Hands the pages to the browser's own print, where they can be saved as a PDF of the file's name. */
export function HandOutPrint({ handOut, onDone }: HandOutPrintProps) {
  usePrint(handOut.fileName.replace(/\.docx$/, ''), onDone);
  return (
    <PrintView>
      <PageRules $handOut={handOut} />
      {sheetsOf(handOut).map(({ name, lying, flows, whole, content }) => (
        <Printed key={name} $lying={lying} $flows={flows} $whole={whole}>
          <Page $large={handOut.largePrint}>{content}</Page>
        </Printed>
      ))}
    </PrintView>
  );
}

const PageRules = createGlobalStyle<{ $handOut: HandOut }>`
  ${({ $handOut }) => pageRules($handOut)}
`;

const Printed = styled.div<{ $lying: boolean; $flows: boolean; $whole: boolean }>`
  page: ${({ $lying }) => ($lying ? 'lying' : 'auto')};
  margin-top: ${({ $flows }) => ($flows ? '14pt' : 0)};
  font-size: 10pt;
  break-before: ${({ $flows }) => ($flows ? 'auto' : 'page')};
  break-inside: ${({ $whole }) => ($whole ? 'avoid' : 'auto')};
  print-color-adjust: exact;

  &:first-of-type {
    break-before: auto;
  }
`;
