import type { ReactNode } from 'react';
import { RichText } from '#shared/i18n/rich-text.tsx';
import { msg, t } from '#shared/i18n/translate.ts';
import { Card } from '#shared/ui/cards.tsx';
import { ConsoleOrigin } from '../../console-origin.tsx';
import { Code, NumberedSteps } from '../../numbered-steps.tsx';

/** Looks like a key and opens nothing: real keys are made further down. */
const PLACEHOLDER_KEY = 'trp_your_extension_key';

const steps: { title: string; text: ReactNode }[] = [
  {
    title: msg('Download the extension'),
    text: (
      <RichText
        text="Download {link} and unzip it to a permanent folder."
        parts={{
          link: (
            <a href="/browser-extension.zip" download className="font-medium text-link underline">
              browser-extension.zip
            </a>
          ),
        }}
      />
    ),
  },
  {
    title: msg('Load it unpacked'),
    text: (
      <RichText
        text="Open {code}, switch on Developer mode, press Load unpacked and choose that folder."
        parts={{ code: <Code>chrome://extensions</Code> }}
      />
    ),
  },
  {
    title: msg('Configure API URL and key'),
    text: (
      <RichText
        text="Connect it with the button on this page. Or open Troupe's side panel and enter the API URL {code} and a key of your own in place of {code2}."
        parts={{
          code: (
            <Code>
              <ConsoleOrigin />
            </Code>
          ),
          code2: <Code>{PLACEHOLDER_KEY}</Code>,
        }}
      />
    ),
  },
  {
    title: msg('Use the AI buttons on X'),
    text: msg('Open x.com. Every post has AI Reply, every composer has AI Post.'),
  },
];

export function InstallGuide() {
  return (
    <Card className="p-6">
      <h2 className="heading text-xl">{t('Install in 4 steps')}</h2>
      <div className="mt-5">
        <NumberedSteps steps={steps} />
      </div>
    </Card>
  );
}
