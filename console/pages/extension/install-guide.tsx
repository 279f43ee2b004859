import type { ReactNode } from 'react';
import { Card } from '#shared/ui/cards.tsx';
import { Code } from '../../code.tsx';
import { NumberedSteps } from '../../numbered-steps.tsx';

/** Looks like a key and opens nothing: real keys are made further down. */
const PLACEHOLDER_KEY = 'trp_your_extension_key';

const steps: { title: string; text: ReactNode }[] = [
  {
    title: 'Download the extension',
    text: (
      <>
        Take{' '}
        <a href="/browser-extension.zip" download className="font-medium text-link underline">
          browser-extension.zip
        </a>{' '}
        and unpack it into a folder that stays where it is.
      </>
    ),
  },
  {
    title: 'Load it unpacked',
    text: (
      <>
        Open <Code>chrome://extensions</Code>, switch on Developer mode, press Load unpacked and
        choose that folder.
      </>
    ),
  },
  {
    title: 'Configure API URL and key',
    text: (
      <>
        Connect it with the button on this page. Or open Troupe's side panel and enter the API URL{' '}
        <Code>{window.location.origin}</Code> and a key of your own in place of{' '}
        <Code>{PLACEHOLDER_KEY}</Code>.
      </>
    ),
  },
  {
    title: 'Use the AI buttons on X',
    text: 'Open x.com. Every post has AI Reply, every composer has AI Post.',
  },
];

export function InstallGuide() {
  return (
    <Card className="p-6">
      <h2 className="heading text-xl">Install in 4 steps</h2>
      <div className="mt-5">
        <NumberedSteps steps={steps} />
      </div>
    </Card>
  );
}
