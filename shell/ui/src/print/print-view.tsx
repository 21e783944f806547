import { type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';

/** What the printer gets instead of the page: beside the app in the document, seen on paper alone. */
export function PrintView({ children }: { children: ReactNode }) {
  return createPortal(
    <Paper data-print-view="" aria-hidden>
      <PrintRules />
      {children}
    </Paper>,
    document.body,
  );
}

const Paper = styled.div`
  display: none;

  @media print {
    display: block;
  }
`;

/* Paper is white and ink is black, whatever theme the screen has. */
const PrintRules = createGlobalStyle`
  @media print {
    @page {
      size: A4;
      margin: 14mm;
    }

    html,
    body {
      position: static !important;
      height: auto !important;
      overflow: visible !important;
      /* Else a dark screen gives the margins of the paper its own colour. */
      color-scheme: only light !important;
      background: white !important;
      color: black !important;
    }

    body > *:not([data-print-view]) {
      display: none !important;
    }
  }
`;
