import type { DraftRequest } from '../features/manager.ts';
import { answerOf, sendMessage } from '../messages.ts';
import type { Result } from '../protocol.ts';
import type { PopoverPage } from './popover-bridge.ts';

/**
 * Opens the popover, whose script (React) the background injects at the first press. Of several
 * presses while that runs the last one counts.
 */
export function createPopoverOpener(
  page: PopoverPage,
  tell: (sentence: string, values?: Record<string, string>) => void,
  signal: AbortSignal,
) {
  let loading: Promise<Result<null>> | null = null;
  let wanted: DraftRequest | null = null;
  // A popover of an earlier instance would talk to a background that is gone.
  globalThis.troupePopover = undefined;

  const load = () => {
    loading ??= answerOf(() => sendMessage('loadPopover')).finally(() => {
      loading = null;
    });
    return loading;
  };

  return {
    /** A press on one of our buttons has begun: its script may be loaded by the time it ends. */
    prepare() {
      if (!globalThis.troupePopover) void load();
    },
    async open(request: DraftRequest) {
      const opening = wanted !== null;
      wanted = request;
      if (opening) return;
      const answer = globalThis.troupePopover ? null : await load();
      await globalThis.troupePopover?.ready;
      const latest = wanted;
      wanted = null;
      if (answer?.ok === false) return tell(answer.error.message, answer.error.values);
      if (!signal.aborted) globalThis.troupePopover?.open(latest, page);
    },
  };
}
