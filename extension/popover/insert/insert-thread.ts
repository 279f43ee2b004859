import { t } from '#shared/i18n/translate.ts';
import { postLimit } from '#shared/lib/post-rules/length-limit.ts';
import { weightedLength } from '#shared/lib/text/weighted-length.ts';
import { addPart, threadPart, threadTexts } from '../../x-page/composer/add-part.ts';
import type { Answering } from '../../x-page/composer/answering.ts';
import { insertText } from '../../x-page/composer/insert-text.ts';
import { editorText, isEmpty, normalText } from '../../x-page/composer/read-back.ts';
import {
  type ComposerFinder,
  type InsertMode,
  type InsertOutcome,
  reasonWords,
} from './insert-draft.ts';
import { isUntouchedDraft, isUntouchedThread, noteThread } from './inserted-texts.ts';

interface ThreadInsertion {
  answering: Answering;
  mode: InsertMode;
  /** A part goes in now. */
  onPart(at: number): void;
  signal: AbortSignal;
}

/**
 * Fills X's thread composer part by part, each proved by reading back, all once more at the end.
 * Presses only X's "add another post"; stops at the first part that X does not take.
 */
export async function insertThread(
  target: ComposerFinder | null,
  parts: readonly string[],
  { answering, mode, onPart, signal }: ThreadInsertion,
): Promise<InsertOutcome> {
  const editor = target?.()?.editor;
  if (!target || !editor) return byHand(0, t(reasonWords.gone));
  const standing = editorText(editor);
  // A thread of ours gives its place to the next one, post by post.
  const earlier = isUntouchedThread(threadTexts()) ? threadTexts().length : 0;
  const isOurs = earlier > 0 || isUntouchedDraft(answering, standing);
  const isOwn = !isEmpty(editor) && normalText(standing) !== normalText(parts[0] ?? '') && !isOurs;
  if (mode === 'ask' && isOwn) return { kind: 'ask' };

  let find: ComposerFinder = earlier > 0 ? threadPart(0).find : target;
  let last = 0;
  for (const [at, part] of parts.entries()) {
    if (signal.aborted) return byHand(at, t('The popover was closed.'));
    onPart(at);
    if (at > 0 && at < earlier) {
      find = threadPart(at).find;
      last = at;
    } else if (at > 0 || (mode === 'append' && isOwn)) {
      const added = await addPart(find);
      if (!added) return byHand(at, t('X offers no further post here.'));
      find = added.find;
      last = added.at;
    }
    const result = await insertText(find, part, 'replace');
    if (!result.done) return byHand(at, t(reasonWords[result.reason]));
  }
  // X may have changed an earlier part while a later one was added.
  const first = last - parts.length + 1;
  const wrong = parts.findIndex((part, at) => !standsExactly(first + at, part));
  if (wrong >= 0) return byHand(wrong, t(reasonWords.different));
  if (first === 0) noteThread(threadTexts());
  const left =
    parts.length < earlier ? t('Remove the posts below it: they belong to the last draft.') : '';
  return { kind: 'inserted', sentence: `${describeThread(parts)} ${left}`.trim() };
}

function standsExactly(at: number, part: string): boolean {
  const editor = threadPart(at).find()?.editor;
  return editor !== undefined && normalText(editorText(editor)) === normalText(part);
}

function describeThread(parts: readonly string[]): string {
  const long = parts.findIndex((part) => weightedLength(part) > postLimit);
  return long >= 0
    ? t('Thread inserted. Part {at} is longer than a post may be: shorten it.', { at: long + 1 })
    : t('Thread of {count} posts inserted. Check it, then press Post all.', {
        count: parts.length,
      });
}

function byHand(at: number, sentence: string): InsertOutcome {
  return { kind: 'by-hand', at, sentence };
}
