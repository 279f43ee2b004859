import type { AiProvider, Brief, Draft } from '../provider.ts';
import { streamInPieces } from '../stream-in-pieces.ts';
import type { Composed } from './compose.ts';
import { readableBrief } from './readable-brief.ts';

/** The composer that needs no key and no network. It has no ideas, and says so. */
export const builtInProvider: AiProvider = {
  id: 'local',
  name: 'Built-in',
  configured: true,
  model: null,
  models: [],
  ask: null,
  stream: (request, onText) =>
    streamInPieces(builtInProvider.complete(request), request.signal, onText),
  async complete({ brief }): Promise<Draft> {
    // Sixty files that a start does not wait for, and a worker seldom needs.
    const { compose } = await import('./compose.ts');
    const { quotesReference } = await import('./reference-points.ts');
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
  },
};

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
