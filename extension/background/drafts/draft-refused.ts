import type { Failure } from '#shared/contracts/errors.ts';
import { provider } from '#shared/contracts/messages/provider.ts';

/** The server, or the model of this browser, gave up on a draft and says why. */
export class DraftRefused extends Error {
  override readonly name = 'DraftRefused';

  /** `inPanel`: the side panel can mend it. */
  constructor(
    readonly failure: Failure,
    readonly inPanel = false,
  ) {
    super(failure.message);
  }
}

/** The model takes a person's press in the side panel first. */
export function notDownloaded(): DraftRefused {
  const reason = 'provider.not-downloaded';
  const message = provider[reason];
  return new DraftRefused({ code: 'provider_unavailable', reason, message }, true);
}

/** The person's own Ollama wrote nothing: it does not answer, takes no calls of extensions, or says why. */
export function ollamaRefused(
  why: { failed: 'absent' | 'refused' } | { says: string },
): DraftRefused {
  const code = 'provider_failed';
  if ('says' in why) {
    const params = { provider: 'Ollama', words: why.says.replace(/[.\s]+$/, '') };
    const message = `Ollama says: ${params.words}.`;
    return new DraftRefused({ code, reason: 'provider.says', params, message });
  }
  const isAbsent = why.failed === 'absent';
  const advice = JSON.stringify({ code: 'provider.start-or-other', params: {} });
  return new DraftRefused(
    {
      code,
      reason: isAbsent ? 'provider.unreachable' : 'provider.refused',
      params: { provider: 'Ollama', ...(isAbsent ? { advice } : {}) },
      message: isAbsent
        ? `Ollama cannot be reached. ${provider['provider.start-or-other']}`
        : 'Ollama refused the request.',
    },
    true,
  );
}
