import type { Failure } from '#shared/contracts/errors.ts';
import { provider } from '#shared/contracts/messages/provider.ts';

/** The server, or the model of this browser, gave up on a draft and says why. */
export class DraftRefused extends Error {
  override readonly name = 'DraftRefused';

  constructor(readonly failure: Failure) {
    super(failure.message);
  }
}

export const NOT_DOWNLOADED = 'provider.not-downloaded';

/** The model takes a person's press in the side panel first. */
export function notDownloaded(): DraftRefused {
  const message = provider[NOT_DOWNLOADED];
  return new DraftRefused({ code: 'provider_unavailable', reason: NOT_DOWNLOADED, message });
}
