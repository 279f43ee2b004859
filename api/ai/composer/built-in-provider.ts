import type { AiProvider } from '../adapters/provider.ts';
import { streamInPieces } from '../adapters/stream-in-pieces.ts';

/**
 * The composer that needs no key and no network. It drafts only where it is sure of the post or has
 * the person's point, else it throws `no_draft` with the situation.
 */
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
