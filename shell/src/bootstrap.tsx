import './app/security.js';
import './app/fonts.js';
import './app/provide.js';
import { createRoot } from 'react-dom/client';
import { paths, startSession } from '@pora/kit';
import { applyStoredThemeMode } from '@pora/ui';
import { App } from './app/app.js';
import { preloadSection } from './app/remotes/remote-loader.js';
import { findSection, startSections } from './app/sections.js';
import { loadLogin } from './features/login/public.js';

applyStoredThemeMode();
const { pathname } = window.location;
startSession({ skipCheck: pathname === paths.login });
// The door comes while the sections are asked for.
if (pathname === paths.login) void loadLogin();

void startSections().then(() => {
  // The page comes while the server still says who is there.
  const section = findSection(pathname === paths.home ? paths.dashboard : pathname);
  if (section?.access === 'user') preloadSection(section);

  const root = document.getElementById('root');
  if (!root) throw new Error('Strona nie ma elementu #root.');
  createRoot(root).render(<App />);
});
