import { samePost } from '../posts/posts.ts';
import { $$, MissingElement } from '../query.ts';
import { dialog, toolBar } from '../selectors.ts';
import { type Answering, answeringAt } from './answering.ts';
import { type Composer, composerOf, inlineComposer } from './composer.ts';
import type { LastPressed } from './last-pressed.ts';

/** The open composer in front that answers the same. */
export function findComposer(answering: Answering, remembered: LastPressed): Composer | null {
  const matching = $$(toolBar, document).filter((bar) => {
    const found = readable(() => answeringAt(bar, remembered.answering));
    return found !== null && sameAnswering(found, answering);
  });
  return frontComposer(remembered, matching);
}

/** The composer in front of those with these tool bars; a dialog's comes before what lies under it. */
export function frontComposer(
  remembered: LastPressed,
  bars = $$(toolBar, document),
): Composer | null {
  const bar = bars.findLast((found) => found.closest(dialog)) ?? bars[0];
  return bar ? composerOf(bar, remembered.editor) : null;
}

/** Whether the collapsed inline reply of this status page would answer the same. */
export function inlineReplyAnswers(answering: Answering): boolean {
  const inline = inlineComposer(document);
  const found = inline && readable(() => answeringAt(inline.scope, null));
  return found ? sameAnswering(found, answering) : false;
}

function sameAnswering(one: Answering, other: Answering): boolean {
  if (one.kind === 'reply' && other.kind === 'reply') return samePost(one.post, other.post);
  if (one.kind === 'quote' && other.kind === 'quote') {
    return one.quoted.author === other.quoted.author && one.quoted.text === other.quoted.text;
  }
  return one.kind === other.kind;
}

/** A composer whose post cannot be read is none that we could mean. */
function readable(read: () => Answering): Answering | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof MissingElement) return null;
    throw error;
  }
}
