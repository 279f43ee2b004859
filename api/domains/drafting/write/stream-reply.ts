import type { GeneratedReply } from '#shared/contracts/generation.ts';
import { beginReply, finishReply, type ReplyInput } from './draft-reply.ts';
import type { Caller } from './drafting.ts';
import { type DraftEvent, streamDraft } from './stream-draft.ts';

/** One reply as it is written. Throws before it begins what `draftReply` would refuse. */
export async function streamReply(
  caller: Caller,
  input: ReplyInput,
  requestId: string,
): Promise<AsyncIterable<DraftEvent<GeneratedReply>>> {
  const begun = await beginReply(caller, input);
  return streamDraft(caller, begun.order, requestId, (writer, onText) =>
    finishReply(writer, begun, onText),
  );
}
