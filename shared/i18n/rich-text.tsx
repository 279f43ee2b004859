import { Fragment, type ReactNode } from 'react';
import { t } from './translate.ts';

/** A translated text with elements in it: `<RichText text="Go to {link}." parts={{ link: <a/> }} />`. */
export function RichText({ text, parts }: { text: string; parts: Record<string, ReactNode> }) {
  return t(text)
    .split(/\{(\w+)\}/)
    .map((piece, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order
      <Fragment key={at}>{at % 2 === 0 ? piece : parts[piece]}</Fragment>
    ));
}
