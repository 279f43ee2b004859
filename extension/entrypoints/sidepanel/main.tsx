import '#shared/client/zod-without-eval.ts';
import '#shared/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Panel } from '#extension/sidepanel/panel.tsx';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Panel />
  </StrictMode>,
);
