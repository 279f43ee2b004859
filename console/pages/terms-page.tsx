import { msg, t } from '#shared/i18n/translate.ts';
import { PlainPage } from './plain-page.tsx';

const sections: [title: string, text: string][] = [
  [
    msg('What Troupe is'),
    msg(
      'Free software under the MIT License. This server is run by whoever gave you its address, and is offered as it is, without a warranty of any kind.',
    ),
  ],
  [
    msg('What it does on X'),
    msg(
      'It publishes what you scheduled or approved and the posts of your campaigns, through the connection you gave it. In the browser it drafts, and you press X’s own button. You can revoke the connection at any time, here or in the settings of X.',
    ),
  ],
  [
    msg('What you may do with it'),
    msg(
      'Write for accounts that are yours or that you were asked to write for, by the rules of X and the law, also where a post has to be marked as advertising or as made with AI. Do not use it to spam, to harass, to pose as somebody else or to mislead people about a price.',
    ),
  ],
  [
    msg('Who answers for a post'),
    msg(
      'You do. Drafts come from language models, which can be wrong: read them before you post. Nothing here is financial advice, and no score promises anything.',
    ),
  ],
  [
    msg('How it ends'),
    msg(
      'You can export your data and delete your account in the settings whenever you like. Whoever runs this server can close it, or an account that breaks these terms.',
    ),
  ],
];

/** What continuing at the sign-in means (spec section 2), for everybody. */
export default function TermsPage() {
  return (
    <PlainPage
      title={t('Terms of service')}
      subtitle={t('What you agree to when you sign in')}
      sections={sections}
    />
  );
}
