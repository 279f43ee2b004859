import { msg, t } from '#shared/i18n/translate.ts';
import { PlainPage } from './plain-page.tsx';

const sections: [title: string, text: string][] = [
  [
    msg('What is read'),
    msg(
      'On x.com the extension looks for posts and composers, to put its buttons there. It reads a post when you press one of the buttons under it or choose it in the context menu, and, while the side panel is open, the one whose page is in front, to show it there: author, text, quoted post, link card, pictures with their description, language. For a reply it also reads the posts above it, and which X account you are using, to preselect its persona. It never reads messages.',
    ),
  ],
  [
    msg('What is sent, to whom and when'),
    msg(
      'Only to your own Troupe server, at the address you entered, and only when you ask: the post at hand, what you typed, and the draft as you used it. The extension talks to nobody else.',
    ),
  ],
  [
    msg('What a model provider gets'),
    msg(
      'To write, your server sends the post with its pictures, what you typed, your persona and its earlier replies to the same author to the provider chosen: OpenAI, Google (Gemini) or xAI (Grok). A post that you save is read by the first of them that has a key. With the local writer or a model server of your own alone, none of them gets anything.',
    ),
  ],
  [
    msg('What is stored'),
    msg(
      'In the browser: the address of your server, the extension key, your language, and the persona, tone and provider you chose last; while your server cannot be reached, also your unsent requests: posts you asked a draft for, what you typed, and drafts you used. On your server: your personas with their drafts, and what you saved, until you delete them.',
    ),
  ],
  [
    msg('What does not happen'),
    msg(
      'No tracking, no advertising, no sale of data. Nothing runs that did not come with the extension, and it presses none of X’s buttons.',
    ),
  ],
];

/** The extension's privacy policy, for everybody; docs/privacy.md says the same with the fields. */
export default function PrivacyPage() {
  return (
    <PlainPage
      title={t('Privacy')}
      subtitle={t('What the browser extension reads, stores and sends')}
      sections={sections}
    />
  );
}
