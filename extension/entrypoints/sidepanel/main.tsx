import '#shared/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Panel } from '#extension/sidepanel/panel.tsx';
import { restoreLanguage } from '#shared/i18n/language-store.ts';
import { guardFileDrops } from '#shared/ui/hooks/stray-files.ts';
import { surviveTranslation } from '#shared/ui/hooks/survive-translation.ts';

surviveTranslation();
guardFileDrops();

// The first thing on screen is in the person's language already.
void restoreLanguage().then(() =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <Panel />
    </StrictMode>,
  ),
);
