import type { AiProvider, Brief, Draft } from '../provider.ts';
import { streamInPieces } from '../stream-in-pieces.ts';
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
    const { text, english } = compose(readableBrief(brief));
    return {
      content: text,
      hashtags: [],
      notes: ['Built-in, no AI model.', ...languageNote(brief, english)],
    };
  },
};

function languageNote({ post }: Brief, english: boolean): string[] {
  if (english) return [];
  const what = post ? 'The post is' : 'The prompt is';
  return [`${what} not in English; the built-in provider writes English only.`];
}
