import 'draft-js/dist/Draft.css';
import './base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { options } from './page-options.ts';
import { followSandbox } from './posted/posted-store.ts';
import { listenForShortcuts } from './shell/shortcuts.ts';
import { paintBody } from './themes.ts';
import { words } from './words.ts';

const { documentElement } = document;
documentElement.lang = options.lang;
documentElement.dir = words.dir;
documentElement.style.fontSize = `${options.fontSize}px`;
paintBody(options.theme);
listenForShortcuts();
followSandbox();
createRoot(document.getElementById('react-root')!).render(<App />);
