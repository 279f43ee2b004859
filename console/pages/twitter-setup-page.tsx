import type { ReactNode } from 'react';
import { RichText } from '#shared/i18n/rich-text.tsx';
import { msg, t } from '#shared/i18n/translate.ts';
import { Card } from '#shared/ui/cards.tsx';
import { OutsideLink } from '#shared/ui/outside-link.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { ConsoleOrigin } from '../console-origin.tsx';
import { Code, NumberedSteps } from '../numbered-steps.tsx';

const scopes: [name: string, use: string][] = [
  ['tweet.read', msg('reads your own timeline')],
  ['users.read', msg('reads your name, picture and followers')],
  ['tweet.write', msg('publishes what you scheduled')],
  ['media.write', msg('uploads the pictures of a post')],
  ['offline.access', msg('keeps the connection after two hours')],
];

const steps: { title: string; text: ReactNode }[] = [
  {
    title: msg('Create an X app'),
    text: (
      <RichText
        text="In the {link}, create a project with an app."
        parts={{
          link: <DeveloperPortal />,
        }}
      />
    ),
  },
  {
    title: msg('Give it read and write permission'),
    text: msg('Under User authentication settings choose Read and write, and Web App as the type.'),
  },
  {
    title: msg('Enter the callback URL'),
    text: (
      <RichText
        text="{address}{break}X compares it letter by letter and refuses localhost: on your own machine open Troupe at 127.0.0.1 and set {variable} to that address."
        parts={{
          address: (
            <Code>
              <ConsoleOrigin path="/api/auth/x/callback" byNumber />
            </Code>
          ),
          break: <br />,
          variable: <Code>PUBLIC_URL</Code>,
        }}
      />
    ),
  },
  {
    title: msg('Set two variables and start again'),
    text: (
      <RichText
        text="{code} and {code2}, from Keys and tokens, OAuth 2.0. Without them Troupe runs on the X sandbox and nothing leaves this machine."
        parts={{ code: <Code>X_CLIENT_ID</Code>, code2: <Code>X_CLIENT_SECRET</Code> }}
      />
    ),
  },
];

/** How whoever runs this server connects it to a real X app. */
export default function TwitterSetupPage() {
  return (
    <>
      <PageHeading
        title={t('X API Setup')}
        subtitle={t('Connect this server to X with an app of your own')}
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card className="p-6">
          <h2 className="heading mb-5 text-xl">{t('Four steps')}</h2>
          <NumberedSteps steps={steps} />
        </Card>
        <Card className="p-6">
          <h2 className="heading text-xl">{t('Scopes')}</h2>
          <p className="mt-1 mb-4 text-sm text-muted">
            {t('The app needs read and write permission. These are what Troupe asks for.')}
          </p>
          <dl className="divide-y divide-line border-y border-line">
            {scopes.map(([name, use]) => (
              <div key={name} className="flex flex-wrap justify-between gap-x-6 py-2.5">
                <dt>
                  <Code>{name}</Code>
                </dt>
                <dd className="text-sm text-muted">{t(use)}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
    </>
  );
}

function DeveloperPortal() {
  return (
    <OutsideLink href="https://developer.x.com/en/portal/dashboard">
      {t('X developer portal')}
    </OutsideLink>
  );
}
