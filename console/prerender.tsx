import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import type { Language } from '#shared/contracts/languages.ts';
import { activateLocale, t } from '#shared/i18n/translate.ts';
import { loadCatalogue } from '#shared/lib/i18n/load-catalogue.ts';
import { App, newQueries } from './app.tsx';
import { LANDING_TITLE, routes } from './router.tsx';

/** What they show hangs on the address they are opened with. */
const BY_ADDRESS = new Set([
  '/auth-success',
  '/auth-callback',
  '/confirm-email',
  '/x-callback-test',
  '/sign-in-as-account',
]);

export interface PrerenderedPage {
  path: string;
  title: string;
  /** Null where there is none. */
  visitor: string | null;
  /** While it is not known yet who is there. */
  checking: string | null;
}

/** What a page says to a browser without scripts. */
export const noScript = (): string =>
  t('Troupe needs JavaScript. Switch it on for this site and load the page again.');

/**
 * Each page as it is before anything has been asked for, drawn without a browser by the build. For one
 * language after the other, as that is a state of the module.
 */
export async function prerenderPages(language: Language): Promise<PrerenderedPage[]> {
  activateLocale(language, await loadCatalogue(language));
  const pages = [['/', LANDING_TITLE] as const, ...routes];
  return Promise.all(
    pages.map(async ([path, title]) => {
      const isDrawn = !BY_ADDRESS.has(path);
      return {
        path,
        title: `${t(title)} · Troupe`,
        visitor: isDrawn ? await draw(path, true) : null,
        // Who is signed in only passes through there.
        checking: isDrawn && path !== '/' ? await draw(path, false) : null,
      };
    }),
  );
}

async function draw(path: string, isVisit: boolean): Promise<string> {
  const queries = newQueries();
  if (isVisit) queries.setQueryData([getCurrentUser.path], null);
  const { prelude } = await prerender(
    <Router ssrPath={path}>
      <App queries={queries} />
    </Router>,
    { onError: fail, progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}

function fail(error: unknown): never {
  throw error;
}
