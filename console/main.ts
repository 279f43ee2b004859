import '#shared/client/zod-without-eval.ts';
import '#shared/ui/styles.css';
import { type ReactNode, StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { currentUserQuery } from '#shared/features/auth/queries.ts';
import { restoreLanguage } from '#shared/i18n/language-store.ts';
import { App, api, newQueries } from './app.tsx';
import { cameSignedOut } from './came-signed-out.ts';
import { firstLookSeen } from './first-look-seen.ts';

const root = document.getElementById('root')!;
const queries = newQueries();
// The answer came with the page.
if (cameSignedOut()) queries.setQueryData([getCurrentUser.path], null);
void queries.prefetchQuery(currentUserQuery(api));

function start(): void {
  createRoot(root).render(
    <StrictMode>
      <InPlaceOfFirstLook>
        <App queries={queries} />
      </InPlaceOfFirstLook>
    </StrictMode>,
  );
}

/** From here on what is on screen can be used. */
function InPlaceOfFirstLook({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    for (const name of ['inert', 'aria-hidden', 'aria-disabled']) root.removeAttribute(name);
  }, []);
  return children;
}

// The first thing on screen is in the person's language already.
void Promise.all([restoreLanguage(), firstLookSeen(root)]).then(start);
