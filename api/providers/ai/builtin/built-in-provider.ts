import type { AiProvider } from '../provider.ts';
import { streamInPieces } from '../stream-in-pieces.ts';

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
  async complete({ brief }) {
    // Sixty files that a start does not wait for.
    return (await import('./compose-draft.ts')).composeDraft(brief);
  },
};
