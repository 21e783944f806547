import './app/security.js';
import './app/fonts.js';
import './app/provide.js';
import { createRoot } from 'react-dom/client';
import { paths, startSession } from '@pora/kit';
import { applyStoredThemeMode } from '@pora/ui';
import { App } from './app/app.js';

applyStoredThemeMode();
startSession({ skipCheck: window.location.pathname === paths.login });

const root = document.getElementById('root');
if (!root) throw new Error('Strona nie ma elementu #root.');
createRoot(root).render(<App />);
