import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { currentUserQuery } from '#shared/features/auth/queries.ts';
import { restOfTexts, restoreLanguage } from '#shared/i18n/language-store.ts';
import { surviveTranslation } from '#shared/ui/hooks/survive-translation.ts';
import { App, api, newQueries } from './app.tsx';
import { firstLookSeen } from './first-look-seen.ts';
import { firstTextPages, loadFirstTexts } from './first-texts.ts';
import { initiallySignedOut } from './initial-session-hint.ts';
import { pageAhead, shownAt } from './router.tsx';
import { yieldToMain } from './yield-to-main.ts';

const root = document.getElementById('root')!;
const queries = newQueries();
const isVisit = initiallySignedOut();
// The answer came with the page.
if (isVisit) queries.setQueryData([getCurrentUser.path], null);
void queries.prefetchQuery(currentUserQuery(api));

surviveTranslation();

async function start(): Promise<void> {
  // The first thing on screen is in the person's language already, and whole.
  const shown = shownAt(window.location.pathname, isVisit);
  const language = restoreLanguage(firstTextPages.includes(shown) ? loadFirstTexts : undefined);
  await Promise.all([language, firstLookSeen(root), pageAhead(shown)]);
  await yieldToMain();
  const place = createRoot(root);
  // As a transition it is drawn in many short tasks.
  startTransition(() =>
    place.render(
      <StrictMode>
        <InPlaceOfFirstLook>
          <App queries={queries} />
        </InPlaceOfFirstLook>
      </StrictMode>,
    ),
  );
}

/** From here on what is on screen can be used. */
function InPlaceOfFirstLook({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    for (const name of ['inert', 'aria-hidden', 'aria-disabled']) root.removeAttribute(name);
    void yieldToMain().then(restOfTexts);
  }, []);
  return children;
}

void start();
