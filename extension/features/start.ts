import { onMessage } from '../messages.ts';
import { createPopoverOpener } from '../popover/load-popover.ts';
import { trackPresses } from '../x-page/composer/last-pressed.ts';
import { observePage, removeHosts } from '../x-page/observe.ts';
import { watchTheme } from '../x-page/theme.ts';
import { composeButton } from './compose-button.ts';
import { shortcuts } from './key-shortcuts.ts';
import { type Problems, startFeatures } from './manager.ts';
import { createPageButtons } from './page-button.ts';
import { pageContext } from './page-context.ts';
import { handlePresses } from './press.ts';
import { readMood } from './read-mood.ts';
import { replyButton } from './reply-button.ts';
import { reportPage } from './report.ts';
import { showMood } from './saved-moods.ts';
import { selectionReply } from './selection-reply.ts';
import { say } from './toast.ts';

/** Everything Troupe does on a page of X, until the signal ends it. */
export function startOnPage(signal: AbortSignal): void {
  removeHosts(document);
  signal.addEventListener('abort', () => removeHosts(document));

  const problems: Problems = new Map();
  const presses = new Map<string, (host: HTMLElement) => void>();
  const buttons = createPageButtons(signal);
  const observer = observePage(document.body, signal);
  const remembered = trackPresses(signal);
  const tell = (sentence: string, values?: Record<string, string>) =>
    void say(signal, sentence, values);
  const popover = createPopoverOpener({ observer, remembered, showMood }, tell, signal);

  watchTheme(buttons.follow, signal);
  buttons.keepStyle();
  observer.atTimes(buttons.keepStyle, signal);
  handlePresses(presses, popover.prepare, signal);
  startFeatures(
    [replyButton, composeButton, selectionReply, readMood, shortcuts, pageContext],
    {
      observer,
      remembered,
      makeButton: buttons.make,
      onPress: (id, handler) => presses.set(id, handler),
      openDraft: popover.open,
      tell,
    },
    problems,
    signal,
  );
  signal.addEventListener(
    'abort',
    onMessage('reportPage', () => reportPage(problems)),
  );
}
