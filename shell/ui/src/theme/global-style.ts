import { createGlobalStyle } from 'styled-components';
import { theme } from './theme.js';
import { createTokensCss } from './tokens-css.js';

const tokensCss = createTokensCss();

/** Tokens and the few element rules every screen relies on; mounted once by the shell. */
export const GlobalStyle = createGlobalStyle`
  ${tokensCss}
  *, *::before, *::after { box-sizing: border-box; margin: 0; }
  html { background: ${theme.c.canvas}; -webkit-text-size-adjust: 100%; }
  body { min-height: 100vh; min-height: 100dvh; font: ${theme.t.body}; color: ${theme.c.text}; background: ${theme.c.canvas}; -webkit-font-smoothing: antialiased; }
  h1, h2, h3, h4 { font: inherit; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  a { color: inherit; text-decoration: none; }
  ul, ol { list-style: none; padding: 0; }
  ::placeholder { color: ${theme.c.text3}; opacity: 1; }
  :where(svg.lucide) { flex: none; }
  :where(svg.lucide[width='24']) { width: 1rem; height: 1rem; stroke-width: 1.75; }
  :where(a, [tabindex]):focus-visible { outline: 2px solid ${theme.c.select}; outline-offset: 2px; border-radius: ${theme.r[1]}; }
  :where([tabindex='-1']):focus { outline: none; }
`;
