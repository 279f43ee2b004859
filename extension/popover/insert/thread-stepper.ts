import { t } from '#shared/i18n/translate.ts';
import { excerpt } from '#shared/lib/text/format.ts';
import { showToast } from '../../features/toast.ts';
import type { Answering } from '../../x-page/composer/answering.ts';
import { frontDialog } from '../../x-page/composer/composer.ts';
import { frontComposer } from '../../x-page/composer/find-composer.ts';
import { insertText } from '../../x-page/composer/insert-text.ts';
import { isEmpty } from '../../x-page/composer/read-back.ts';
import { labelComposer } from '../ai-label/follow-composer.ts';
import { forgetUnchanged, keptDrafts } from '../persisted-drafts.ts';
import type { PopoverPage } from '../popover-bridge.ts';
import { tellUsed, type UsableDraft } from '../report-used.ts';
import { copyText } from './copy-text.ts';
import { reasonWords } from './insert-draft.ts';

let stopCurrent: (() => void) | null = null;

/**
 * Hands a thread over part by part where X's own composer does not take it whole: copy one, or put
 * it into the empty composer in front. Follows the person into X's dialogs and from page to page.
 */
export function stepThrough(
  draft: UsableDraft,
  start: { at: number; sentence: string; answering: Answering },
  { observer, remembered }: PopoverPage,
  signal: AbortSignal,
): void {
  stopCurrent?.();
  const ended = new AbortController();
  const until = AbortSignal.any([signal, ended.signal]);
  stopCurrent = () => ended.abort();
  const { parts } = draft;
  const before = keptDrafts(start.answering);
  let { at, sentence: said } = start;
  let shown: { toast: Element; parent: Element } | null = null;
  let busy = false;

  const show = () => {
    const parent = frontDialog() ?? document.body;
    const part = t('Part {at} of {of}: {text}', {
      at: at + 1,
      of: parts.length,
      text: excerpt(parts[at] ?? '', 80),
    });
    const back = { label: t('Back'), run: () => move(at - 1, '') };
    shown?.toast.remove();
    const toast = showToast(`${said} ${part}`.trim(), {
      signal: until,
      parent,
      returns: true,
      actions: [
        { label: t('Copy'), run: () => void copy() },
        { label: t('Insert'), run: () => void insert().catch(fail) },
        ...(at > 0 ? [back] : []),
        { label: t('Discard'), run: () => ended.abort() },
      ],
    });
    shown = { toast, parent };
  };

  const move = (to: number, sentence: string) => {
    at = to;
    busy = false;
    said = sentence;
    if (at < parts.length) return show();
    ended.abort();
    tellUsed(draft);
    forgetUnchanged(start.answering, before);
    showToast(t('That was the last part. Check the thread before you post it.'), {
      signal,
      parent: frontDialog() ?? document.body,
    });
  };

  const copy = async () => {
    busy = true;
    const copied = await copyText(parts[at] ?? '');
    if (copied) move(at + 1, t('Part {at} is on the clipboard.', { at: at + 1 }));
    else move(at, t('The browser refused to copy.'));
  };

  const fail = () => move(at, t(reasonWords.unreadable));

  const insert = async () => {
    busy = true;
    const find = () => frontComposer(remembered);
    const editor = find()?.editor;
    if (!editor || !isEmpty(editor)) return move(at, t('Open an empty post first.'));
    const result = await insertText(find, parts[at] ?? '', 'replace');
    if (result.done) {
      labelComposer(find, draft, false, signal);
      move(at + 1, t('Part {at} is in.', { at: at + 1 }));
    } else move(at, t(reasonWords[result.reason]));
  };

  observer.afterChange(() => {
    // X's dialogs keep the focus inside, and take what is in them along when they close.
    if (busy) return;
    const stands = shown?.toast.isConnected && shown.parent === (frontDialog() ?? document.body);
    if (!stands) show();
  }, until);
  show();
}
