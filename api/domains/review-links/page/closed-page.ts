import { html } from '#api/http/page/html.ts';
import { pageFrame } from '#api/http/page/page-frame.ts';
import type { Translator } from '#shared/lib/i18n/translator.ts';

export type Closed = 'unknown' | 'revoked' | 'expired' | 'too-many';

/** The page of a link that opens nothing: it tells nothing of the workspace. */
export function closedPage(
  why: Closed,
  { language, t }: Translator,
): { status: number; page: string } {
  const askAgain = t('Ask whoever sent it to you for a new one.');
  const pages: Record<Closed, [status: number, title: string, text: string]> = {
    unknown: [404, t('Link not found'), t('Check the address, or ask for a new link.')],
    revoked: [410, t('This link is no longer valid'), askAgain],
    expired: [410, t('This link has expired'), askAgain],
    'too-many': [429, t('Too many requests'), t('Wait a minute, then reload this page.')],
  };
  const [status, title, text] = pages[why];
  const body = html`<main class="closed"><h1>${title}</h1><p>${text}</p></main>`;
  return { status, page: pageFrame({ language, title, body }) };
}
