import type { Translator } from '#shared/lib/i18n/translator.ts';
import { html } from './html.ts';
import { pageFrame } from './page-frame.ts';

export type Closed = 'unknown' | 'revoked' | 'expired' | 'too-many';

const statuses: Record<Closed, number> = {
  unknown: 404,
  revoked: 410,
  expired: 410,
  'too-many': 429,
};

/** The page of a link that opens nothing: it tells nothing of the workspace. */
export function closedPage(
  why: Closed,
  { language, t }: Translator,
): { status: number; page: string } {
  const texts: Record<Closed, [title: string, text: string]> = {
    unknown: [t('Link not found'), t('Check the address, or ask for a new link.')],
    revoked: [t('This link is no longer valid'), t('Ask whoever sent it to you for a new one.')],
    expired: [t('This link has expired'), t('Ask whoever sent it to you for a new one.')],
    'too-many': [t('Too many requests'), t('Wait a minute, then reload this page.')],
  };
  const [title, text] = texts[why];
  const body = html`<main class="closed"><h1>${title}</h1><p>${text}</p></main>`;
  return { status: statuses[why], page: pageFrame({ language, title, body }) };
}
