import type { GeneratedContent } from '#shared/contracts/generation.ts';
import { beginContent, type ContentInput, finishContent } from './draft-content.ts';
import type { Caller } from './drafting.ts';
import { type DraftEvent, streamDraft } from './stream-draft.ts';

/** One draft as it is written. Throws before it begins what `draftContent` would refuse. */
export async function streamContent(
  caller: Caller,
  input: ContentInput,
  requestId: string,
): Promise<AsyncIterable<DraftEvent<GeneratedContent>>> {
  const begun = await beginContent(caller, input);
  return streamDraft(caller, begun.order, requestId, (writer, onText) =>
    finishContent(writer, begun, onText),
  );
}
