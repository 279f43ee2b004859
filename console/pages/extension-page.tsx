import type { ReactNode } from 'react';
import { ExtensionKeys } from '#shared/features/auth/extension-keys.tsx';
import { Card } from '#shared/ui/cards.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';

const steps: { title: string; text: ReactNode }[] = [
  {
    title: 'Build it',
    text: (
      <>
        <Code>npm start</Code> has done it already: the extension lies in{' '}
        <Code>.output/chrome-mv3</Code>.
      </>
    ),
  },
  {
    title: 'Open the extensions page',
    text: (
      <>
        Go to <Code>chrome://extensions</Code> and switch on Developer mode.
      </>
    ),
  },
  {
    title: 'Load it',
    text: (
      <>
        Press Load unpacked and choose the folder <Code>.output/chrome-mv3</Code>.
      </>
    ),
  },
  {
    title: 'Connect it',
    text: (
      <>
        Open the side panel of Troupe, enter the API URL <Code>{window.location.origin}</Code> and a
        key from below.
      </>
    ),
  },
];

export default function ExtensionPage() {
  return (
    <>
      <PageHeading
        title="Browser Extension"
        subtitle="Drafts in the voice of your personas, right inside X"
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card className="p-6">
          <h2 className="heading text-xl">Install</h2>
          <ol className="mt-5 grid gap-5">
            {steps.map(({ title, text }, place) => (
              <li key={title} className="flex gap-4">
                <span
                  aria-hidden="true"
                  className="grid size-7 shrink-0 place-items-center rounded-full bg-link-tint text-sm font-semibold text-link"
                >
                  {place + 1}
                </span>
                <div className="min-w-0">
                  <h3 className="font-medium">{title}</h3>
                  <p className="text-sm wrap-anywhere text-muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </Card>
        <Card className="p-6">
          <h2 className="heading text-xl">Extension keys</h2>
          <p className="mt-1 mb-5 text-sm text-muted">
            A key lets one installed extension act for you. Revoke it and that extension is out.
          </p>
          <ExtensionKeys />
        </Card>
      </div>
    </>
  );
}

function Code({ children }: { children: ReactNode }) {
  return <code className="rounded-sm bg-tint px-1 py-0.5 text-[0.92em] text-ink">{children}</code>;
}
