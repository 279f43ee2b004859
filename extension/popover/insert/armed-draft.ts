import { t } from '#shared/i18n/translate.ts';
import { showToast, type ToastAction } from '../../features/toast.ts';
import type { Answering } from '../../x-page/composer/answering.ts';
import { frontDialog } from '../../x-page/composer/composer.ts';
import { findComposer } from '../../x-page/composer/find-composer.ts';
import { labelComposer } from '../ai-label/follow-composer.ts';
import { forgetUnchanged, keptDrafts } from '../persisted-drafts.ts';
import type { PopoverPage } from '../popover-bridge.ts';
import { tellUsed, type UsableDraft } from '../report-used.ts';
import { copyText } from './copy-text.ts';
import { type InsertMode, insertDraft, reasonWords } from './insert-draft.ts';

let disarm: (() => void) | null = null;

/**
 * Keeps a draft ready for a post that has no composer yet. The person presses X's own Reply; the
 * draft goes in when that composer stands. Only one draft waits at a time.
 */
export function armDraft(
  draft: UsableDraft,
  answering: Extract<Answering, { kind: 'reply' }>,
  { observer, remembered }: PopoverPage,
  signal: AbortSignal,
): void {
  const text = draft.parts.join('\n\n');
  const before = keptDrafts(answering);
  disarm?.();
  const waiting = new AbortController();
  disarm = () => waiting.abort();
  const until = AbortSignal.any([signal, waiting.signal]);
  const find = () => findComposer(answering, remembered);

  const tell = (sentence: string, actions: ToastAction[] = []) =>
    showToast(sentence, { signal, actions, parent: frontDialog() ?? document.body });
  const takeAlong = async () => {
    if (!(await copyText(text))) return tell(t('The browser refused to copy.'), ways());
    // Whoever has it on the clipboard puts it in: by itself it would stand there a second time.
    waiting.abort();
    tell(t('Copied.'));
  };
  const copy = { label: t('Copy'), run: () => void takeAlong() };
  const discard = { label: t('Discard'), run: () => waiting.abort() };
  const ways = () => (waiting.signal.aborted ? [copy] : [copy, discard]);

  const fail = () => {
    waiting.abort();
    tell(t(reasonWords.unreadable), [copy]);
  };
  const put = (mode: InsertMode) => void insert(mode).catch(fail);

  const insert = async (mode: InsertMode) => {
    waiting.abort();
    const outcome = await insertDraft(find, text, answering, mode);
    if (outcome.kind === 'inserted') {
      tellUsed(draft);
      forgetUnchanged(answering, before);
      labelComposer(find, draft, false, signal);
    }
    if (outcome.kind === 'no-composer') return tell(t('The composer is closed.'), [copy]);
    if (outcome.kind !== 'ask') {
      return tell(outcome.sentence, outcome.kind === 'stuck' ? [copy] : []);
    }
    tell(t('The composer already holds text.'), [
      { label: t('Replace it'), run: () => put('replace') },
      { label: t('Add below'), run: () => put('append') },
    ]);
  };

  observer.afterChange(() => {
    try {
      if (find()) put('ask');
    } catch {
      fail();
    }
  }, until);

  const { author } = answering.post;
  const sentence =
    author === ''
      ? t('Draft ready: press Reply under the post.')
      : t('Draft ready: press Reply under the post of @{author}.', { author });
  showToast(sentence, { signal: until, actions: ways(), returns: true });
}
