import { answerOf } from '../ask-background.ts';
import type { DraftRequest } from '../features/manager.ts';
import { type Result, sendMessage } from '../messages.ts';
import type { PopoverPage } from './gate.ts';

export interface PopoverOpener {
  /** A press on one of our buttons has begun: its script may be loaded by the time it ends. */
  prepare(): void;
  open(request: DraftRequest): Promise<void>;
}

/**
 * Opens the popover, whose script (React) the background injects at the first press. A second
 * press while that runs is dropped.
 */
export function createPopoverOpener(
  page: PopoverPage,
  tell: (sentence: string, values?: Record<string, string>) => void,
  signal: AbortSignal,
): PopoverOpener {
  let loading: Promise<Result<null>> | null = null;
  let opening = false;
  // A popover of an earlier instance would talk to a background that is gone.
  globalThis.troupePopover = undefined;

  const load = () => {
    loading ??= answerOf(() => sendMessage('loadPopover')).finally(() => {
      loading = null;
    });
    return loading;
  };

  return {
    prepare() {
      if (!globalThis.troupePopover) void load();
    },
    async open(request) {
      if (opening) return;
      if (!globalThis.troupePopover) {
        opening = true;
        const answer = await load();
        opening = false;
        if (!answer.ok) return tell(answer.error.message, answer.error.values);
      }
      if (!signal.aborted) globalThis.troupePopover?.open(request, page);
    },
  };
}
