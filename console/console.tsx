import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { announceSignOut, currentUserQuery } from '#shared/features/auth/queries.ts';
import { restOfTexts, restoreLanguage } from '#shared/i18n/language-store.ts';
import { guardFileDrops } from '#shared/ui/hooks/stray-files.ts';
import { surviveTranslation } from '#shared/ui/hooks/survive-translation.ts';
import { App, newQueries } from './app.tsx';
import { firstTextsOf } from './first-texts.ts';
import { api } from './host.ts';
import { guardRestoredPage } from './restored-page.ts';
import { pageAhead, shownAt } from './router.tsx';

const LONGEST_MS = 200;

/**
 * Once the markup that came with the page is on screen, so that nothing is drawn over it before.
 * At once where there is none, and where nobody looks: no frame comes then.
 */
async function prerenderPainted(root: HTMLElement): Promise<void> {
  if (!root.inert || document.visibilityState !== 'visible') return;
  if (performance.getEntriesByName('first-contentful-paint').length > 0) return;
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_MS);
  });
}

/**
 * Whether the server saw no session when it was asked for this page. One that the browser kept for
 * its back button may be older than a sign-in.
 */
function initiallySignedOut(): boolean {
  const [asked] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return 'visitor' in document.documentElement.dataset && asked?.type !== 'back_forward';
}

/** Ends the task, so that the browser can paint or answer the person before more is done. */
const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve));

const root = document.getElementById('root')!;
const queries = newQueries();
const isVisit = initiallySignedOut();
// The answer came with the page.
if (isVisit) {
  queries.setQueryData([getCurrentUser.path], null);
  // Whoever signed out by an address arrives here.
  announceSignOut();
}
guardRestoredPage(api, queries);
void queries.prefetchQuery(currentUserQuery(api));

surviveTranslation();
guardFileDrops();

async function start(): Promise<void> {
  // The first thing on screen is in the person's language already, and whole.
  const shown = shownAt(window.location.pathname, isVisit);
  const language = restoreLanguage(firstTextsOf(shown));
  await Promise.all([language, prerenderPainted(root), pageAhead(shown)]);
  await yieldToMain();
  const place = createRoot(root);
  // As a transition it is drawn in many short tasks.
  startTransition(() =>
    place.render(
      <StrictMode>
        <InPlaceOfPrerender>
          <App queries={queries} />
        </InPlaceOfPrerender>
      </StrictMode>,
    ),
  );
}

/** From here on what is on screen can be used. */
function InPlaceOfPrerender({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    for (const name of ['inert', 'aria-hidden', 'aria-disabled']) root.removeAttribute(name);
    void yieldToMain().then(restOfTexts);
  }, []);
  return children;
}

void start();
