import { answerOf } from '../ask-background.ts';
import type { DraftRequest } from '../features/manager.ts';
import { sendMessage } from '../messages.ts';
import type { PopoverPage } from './gate.ts';

/**
 * Opens the popover, whose script (React) the background injects at the first press. A second
 * press while that runs is dropped.
 */
export function createPopoverOpener(
  page: PopoverPage,
  tell: (sentence: string, values?: Record<string, string>) => void,
  signal: AbortSignal,
): (request: DraftRequest) => Promise<void> {
  let loading = false;
  // A popover of an earlier instance would talk to a background that is gone.
  globalThis.troupePopover = undefined;

  return async (request) => {
    if (loading) return;
    if (!globalThis.troupePopover) {
      loading = true;
      const answer = await answerOf(() => sendMessage('loadPopover'));
      loading = false;
      if (!answer.ok) return tell(answer.error.message, answer.error.values);
    }
    if (!signal.aborted) globalThis.troupePopover?.open(request, page);
  };
}
