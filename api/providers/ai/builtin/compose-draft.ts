import type { Brief, Draft } from '../provider.ts';
import { type Composed, compose } from './compose.ts';
import { readableBrief } from './readable-brief.ts';
import { quotesReference } from './reference-points.ts';

/** A draft of the built-in composer, with what a person should know of it. Pure. */
export function composeDraft(brief: Brief): Draft {
  const { text, language } = compose(readableBrief(brief));
  return {
    content: text,
    hashtags: [],
    notes: [
      'Built-in, no AI model.',
      ...languageNote(brief, language),
      ...quoteNote(quotesReference(text, brief.reference)),
    ],
  };
}

function languageNote({ post }: Brief, language: Composed['language']): string[] {
  if (language === 'english') return [];
  if (language === 'phrases') {
    return [
      'The built-in provider knows only a few phrases of this language: check that they fit.',
    ];
  }
  return post
    ? ['The built-in provider does not know the language of the post: this is in English.']
    : ['The built-in provider does not know the language of the prompt.'];
}

function quoteNote(quoted: boolean): string[] {
  return quoted ? ['Takes a sentence of the reference as it is: put it into your own words.'] : [];
}
