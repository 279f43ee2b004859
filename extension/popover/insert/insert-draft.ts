import { msg, t } from '#shared/i18n/translate.ts';
import { postLimit } from '#shared/lib/post-rules/length-limit.ts';
import { weightedLength } from '#shared/lib/text/weighted-length.ts';
import type { DraftRequest } from '../../features/manager.ts';
import { isCutOff } from '../../messages.ts';
import type { Answering } from '../../x-page/composer/answering.ts';
import { type Composer, composerOf } from '../../x-page/composer/composer.ts';
import { findComposer, inlineReplyAnswers } from '../../x-page/composer/find-composer.ts';
import { type InsertResult, insertText } from '../../x-page/composer/insert-text.ts';
import type { LastPressed } from '../../x-page/composer/last-pressed.ts';
import { findInlineReply, openInlineReply } from '../../x-page/composer/open-inline-reply.ts';
import { editorText, isEmpty, normalText } from '../../x-page/composer/read-back.ts';
import { copyText } from './copy-text.ts';
import { isUntouchedDraft, noteInserted } from './inserted-texts.ts';

export type InsertOutcome =
  | { kind: 'inserted' | 'copied' | 'stuck'; sentence: string }
  /** The composer holds text of the person's own: replace it, or add to it? */
  | { kind: 'ask' }
  /** Of a thread: from this part on the person takes over. */
  | { kind: 'by-hand'; at: number; sentence: string }
  /** X has no composer for this post yet. */
  | { kind: 'no-composer' };

export type InsertMode = 'ask' | 'replace' | 'append';

export type ComposerFinder = () => Composer | null;

/**
 * The composer a press means: that of the tool bar, else the open one for the post, else the
 * inline reply of a status page, which this opens. Null when X has none yet.
 */
export async function findTarget(
  { toolBar, answering }: DraftRequest,
  remembered: LastPressed,
): Promise<ComposerFinder | null> {
  const open = () => findComposer(answering, remembered);
  if (toolBar) {
    const { editor } = remembered;
    return () => (toolBar.isConnected ? composerOf(toolBar, editor) : open());
  }
  if (open()) return open;
  if (inlineReplyAnswers(answering) && (await openInlineReply())) return findInlineReply;
  return null;
}

/** Writes the draft, proves it, and says in words what happened; the clipboard comes last. */
export async function insertDraft(
  target: ComposerFinder | null,
  text: string,
  answering: Answering,
  mode: InsertMode,
): Promise<InsertOutcome> {
  const editor = target?.()?.editor;
  if (!target || !editor) {
    // Nothing tells a script that was cut off when X opens one.
    if (isCutOff()) return handOver('cut-off', text);
    return answering.kind === 'reply' ? { kind: 'no-composer' } : handOver('gone', text);
  }
  const standing = editorText(editor);
  const isOther =
    !isEmpty(editor) &&
    normalText(standing) !== normalText(text) &&
    !isUntouchedDraft(answering, standing);
  if (mode === 'ask' && isOther) return { kind: 'ask' };

  // A draft of ours that stands alone gives its place to the next one.
  const appends = mode === 'append' && isOther;
  const whole = appends ? `${standing}\n\n${text}` : text;
  const result = await insertText(target, text, appends ? 'append' : 'replace');
  if (!result.done) return handOver(result.reason, text);
  if (!appends) noteInserted(answering, editorText(target()?.editor ?? editor));
  return { kind: 'inserted', sentence: describeDone(result, whole, answering) };
}

type Reason = Extract<InsertResult, { done: false }>['reason'] | 'cut-off' | 'unreadable';

async function handOver(reason: Reason, text: string): Promise<InsertOutcome> {
  const why = t(reasonWords[reason]);
  return (await copyText(text))
    ? {
        kind: 'copied',
        sentence: `${why} ${t('The draft is on the clipboard: paste it yourself.')}`,
      }
    : { kind: 'stuck', sentence: `${why} ${t('Press Copy and paste it yourself.')}` };
}

/** Why X did not take a text; `unreadable` where something threw, as X's page may be anything. */
export const reasonWords: Record<Reason, string> = {
  'unknown-editor': msg('Troupe does not know this composer.'),
  gone: msg('The composer is closed.'),
  refused: msg('X did not take the draft.'),
  different: msg('X changed the draft: check the text in the composer.'),
  unreadable: msg('Troupe cannot read this part of the page.'),
  'cut-off': msg('Troupe was updated: reload this page.'),
};

function describeDone(
  { submit }: Extract<InsertResult, { done: true }>,
  text: string,
  answering: Answering,
): string {
  const isReply = answering.kind === 'reply';
  if (submit !== 'disabled') {
    return isReply
      ? t('Draft inserted. Check it, then press Reply.')
      : t('Draft inserted. Check it, then press Post.');
  }
  if (weightedLength(text) > postLimit) {
    return t('Draft inserted. It is longer than a post may be: shorten it.');
  }
  return isReply
    ? t('Draft inserted. X does not offer Reply yet: check the composer.')
    : t('Draft inserted. X does not offer Post yet: check the composer.');
}
