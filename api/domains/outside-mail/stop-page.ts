import { type Html, html } from '#api/http/page/html.ts';
import { pageFrame } from '#api/http/page/page-frame.ts';
import type { Translator } from '#shared/lib/i18n/translator.ts';

export type StopState = 'asked' | 'stopped' | 'unknown' | 'too-many';

/** What a person sees who follows the link of a mail: reading it changes nothing. */
export function stopPage(
  state: StopState,
  { language, t }: Translator,
): { status: number; page: string } {
  const pages: Record<StopState, [status: number, title: string, body: Html]> = {
    asked: [
      200,
      t('Stop invitations from Troupe?'),
      html`<p>${t('No workspace can send invitations to your mail address any more.')}</p>
<form method="post"><div class="actions"><button class="main">${t('Stop invitations')}</button></div></form>`,
    ],
    stopped: [
      200,
      t('You will get no more invitations'),
      html`<p>${t('No workspace can send invitations to your mail address any more.')}</p>`,
    ],
    unknown: [
      404,
      t('Link not found'),
      html`<p>${t('Open the link from the mail once more.')}</p>`,
    ],
    'too-many': [
      429,
      t('Too many requests'),
      html`<p>${t('Wait a minute, then reload this page.')}</p>`,
    ],
  };
  const [status, title, text] = pages[state];
  const body = html`<main class="closed"><h1>${title}</h1>${text}</main>`;
  return { status, page: pageFrame({ language, title, body }) };
}
