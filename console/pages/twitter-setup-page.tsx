import type { ReactNode } from 'react';
import { Card } from '#shared/ui/cards.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Code } from '../code.tsx';
import { NumberedSteps } from '../numbered-steps.tsx';

/** X refuses localhost as the host of a callback. */
const origin = window.location.origin.replace('//localhost', '//127.0.0.1');

const scopes: [name: string, use: string][] = [
  ['tweet.read', 'reads your own timeline'],
  ['users.read', 'reads your name, picture and followers'],
  ['tweet.write', 'publishes what you scheduled'],
  ['media.write', 'uploads the pictures of a post'],
  ['offline.access', 'keeps the connection after two hours'],
];

const steps: { title: string; text: ReactNode }[] = [
  {
    title: 'Create an X app',
    text: (
      <>
        In the{' '}
        <a
          href="https://developer.x.com/en/portal/dashboard"
          target="_blank"
          rel="noopener noreferrer"
          className="text-link underline"
        >
          X developer portal
        </a>
        , create a project with an app.
      </>
    ),
  },
  {
    title: 'Give it read and write permission',
    text: 'Under User authentication settings choose Read and write, and Web App as the type.',
  },
  {
    title: 'Enter the callback URL',
    text: (
      <>
        <Code>{`${origin}/api/auth/x/callback`}</Code>
        <br />X compares it letter by letter and refuses localhost: on your own machine open Troupe
        at 127.0.0.1 and set <Code>PUBLIC_URL</Code> to that address.
      </>
    ),
  },
  {
    title: 'Set two variables and start again',
    text: (
      <>
        <Code>X_CLIENT_ID</Code> and <Code>X_CLIENT_SECRET</Code>, from Keys and tokens, OAuth 2.0.
        Without them Troupe runs on the X sandbox and nothing leaves this machine.
      </>
    ),
  },
];

/** How whoever runs this server connects it to a real X app. */
export default function TwitterSetupPage() {
  return (
    <>
      <PageHeading
        title="X API Setup"
        subtitle="Connect this server to X with an app of your own"
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card className="p-6">
          <h2 className="heading mb-5 text-xl">Four steps</h2>
          <NumberedSteps steps={steps} />
        </Card>
        <Card className="p-6">
          <h2 className="heading text-xl">Scopes</h2>
          <p className="mt-1 mb-4 text-sm text-muted">
            The app needs read and write permission. These are what Troupe asks for.
          </p>
          <dl className="divide-y divide-line border-y border-line">
            {scopes.map(([name, use]) => (
              <div key={name} className="flex flex-wrap justify-between gap-x-6 py-2.5">
                <dt>
                  <Code>{name}</Code>
                </dt>
                <dd className="text-sm text-muted">{use}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
    </>
  );
}
