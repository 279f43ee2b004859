import { createRoot } from 'react-dom/client';
import { t } from '#shared/i18n/translate.ts';
import type { DraftRequest } from '../features/manager.ts';
import { buttonIn } from '../features/page-button.ts';
import { showToast } from '../features/toast.ts';
import type { Alternative, Mood, PersistedDrafts } from '../protocol.ts';
import { threadPart } from '../x-page/composer/add-part.ts';
import { frontDialog } from '../x-page/composer/composer.ts';
import { dialogHost, hostAttribute } from '../x-page/observe.ts';
import { dialog } from '../x-page/selectors.ts';
import { watchTheme } from '../x-page/theme.ts';
import { labelComposer } from './ai-label/follow-composer.ts';
import coloursCss from './colours.css?inline';
import draftsCss from './drafts.css?inline';
import { follow } from './follow-anchor.ts';
import { armDraft } from './insert/armed-draft.ts';
import { findTarget, insertDraft } from './insert/insert-draft.ts';
import { insertThread } from './insert/insert-thread.ts';
import { stepThrough } from './insert/thread-stepper.ts';
import { keepKeys } from './keys.ts';
import {
  forgetDrafts,
  keptDrafts,
  noDrafts,
  persistDrafts,
  saveDrafts,
  withAlternative,
} from './persisted-drafts.ts';
import css from './popover.css?inline';
import type { PopoverBridge, PopoverPage } from './popover-bridge.ts';
import { tellUsed, type UsableDraft } from './report-used.ts';
import { DraftPopover, type Insert } from './view/draft-popover.tsx';

/** What X must not hear of our dialog: it would navigate, or take the paste for its composer. */
const kept = [
  ...['click', 'auxclick', 'dblclick', 'mousedown', 'mouseup', 'pointerdown', 'pointerup'],
  ...['touchstart', 'touchend', 'input', 'beforeinput', 'change', 'paste', 'copy', 'cut'],
];

/** Opens the dialog at the pressed button; one at a time. */
export function createPopover(signal: AbortSignal): PopoverBridge {
  let closeCurrent: (() => void) | null = null;
  return {
    ready: persistDrafts(),
    open(request, page) {
      closeCurrent?.();
      const { given, answering } = request;
      if (given) saveDrafts(answering, beside(keptDrafts(answering) ?? noDrafts, given));
      closeCurrent = open(request, page, signal);
    },
  };
}

/** What the person wrote here stays beside a draft of the panel; the same draft comes once. */
function beside(drafts: PersistedDrafts, given: Alternative): PersistedDrafts {
  const text = given.parts.join('\n\n');
  const isGiven = ({ parts }: Alternative) => parts.join('\n\n') === text;
  const alternatives = drafts.alternatives.filter((one) => !isGiven(one));
  return withAlternative({ ...drafts, alternatives }, given);
}

function open(request: DraftRequest, page: PopoverPage, signal: AbortSignal): () => void {
  const { anchor, answering } = request;
  // X's dialogs keep the focus inside: there the popover must be part of them.
  const around = anchor.closest(dialog);
  const parent = around?.isConnected ? around : document.body;
  const before = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  const host = makeHost();
  const opened = new AbortController();
  const until = AbortSignal.any([signal, opened.signal]);
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css + coloursCss + draftsCss);
  shadow.adoptedStyleSheets = [sheet];
  const mount = document.createElement('div');
  shadow.append(mount);
  for (const type of kept) host.addEventListener(type, (event) => event.stopPropagation());
  // X's page can reach into an open root: what it presses there by script is no person's wish.
  shadow.addEventListener('click', (event) => event.isTrusted || event.stopPropagation(), true);

  const root = createRoot(mount);
  const tell = (sentence: string) =>
    showToast(sentence, { signal, parent: frontDialog() ?? document.body });
  const end = () => opened.abort();
  const close = () => {
    end();
    const back = buttonIn(anchor) ?? anchor;
    (back.isConnected ? back : before)?.focus();
  };
  const showMood = (mood: Mood) => {
    if (answering.kind === 'reply') page.showMood(anchor, answering.post, mood);
  };
  until.addEventListener('abort', () => {
    root.unmount();
    host.remove();
  });

  const finish = (draft: UsableDraft, sentence: string) => {
    tellUsed(draft);
    forgetDrafts(answering);
    end();
    tell(sentence);
  };

  const insert: Insert = async (draft, mode, say) => {
    const target = await findTarget(request, page.remembered);
    const { parts } = draft;
    const onPart = (at: number) =>
      say(t('Inserting part {at} of {of}…', { at: at + 1, of: parts.length }));
    const outcome =
      parts.length > 1
        ? await insertThread(target, parts, { answering, mode, onPart, signal: until })
        : await insertDraft(target, parts[0] ?? '', answering, mode);
    if (outcome.kind === 'inserted') {
      finish(draft, outcome.sentence);
      const isThread = parts.length > 1;
      const composer = isThread ? threadPart(0).find : target;
      if (composer) labelComposer(composer, draft, isThread, signal);
    }
    if (outcome.kind === 'by-hand') {
      end();
      stepThrough(draft, { ...outcome, answering }, page, signal);
    }
    if (outcome.kind === 'no-composer' && answering.kind === 'reply') {
      close();
      armDraft(draft, answering, page, signal);
    }
    return outcome;
  };

  parent.append(host);
  host.showPopover();
  watchTheme((theme) => {
    host.dataset.theme = theme;
  }, until);
  keepKeys(host, close, until);
  page.observer.afterChange(() => {
    if (!host.isConnected) end();
  }, until);
  root.render(<DraftPopover request={request} insert={insert} showMood={showMood} close={close} />);
  follow(host, anchor, until);
  return end;
}

function makeHost(): HTMLElement {
  const host = document.createElement('div');
  host.setAttribute(hostAttribute, dialogHost);
  host.dir = document.documentElement.dir;
  // The top layer: no layer, transform or clipping of X's can hide or move it.
  host.popover = 'manual';
  return host;
}
