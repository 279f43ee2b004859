import type { DraftRequest } from '../features/manager.ts';
import type { Mood } from '../protocol.ts';
import type { LastPressed } from '../x-page/composer/last-pressed.ts';
import type { PageObserver } from '../x-page/observe.ts';
import type { Post } from '../x-page/posts/posts.ts';

/** What the popover needs of the page; the eager script has it and hands it over on each press. */
export interface PopoverPage {
  observer: PageObserver;
  remembered: LastPressed;
  /** Puts a mood beside the pressed button, and back there whenever X draws its post anew. */
  showMood(pressed: Element, post: Post, mood: Mood): void;
}

/** The popover's script, loaded on the first press, as the eager script sees it. */
export interface PopoverBridge {
  /** Resolves once what was kept of earlier drafts is known. */
  ready: Promise<void>;
  open(request: DraftRequest, page: PopoverPage): void;
}

declare global {
  /** Lives in the isolated world that both content scripts share; X's page cannot see it. */
  var troupePopover: PopoverBridge | undefined;
}
