import { z } from 'zod/mini';
import type { CommentedOn } from '#shared/contracts/comments.ts';
import { createPersistedForm } from '#shared/ui/forms/persisted-form.ts';

const commentDraft = z.object({ text: z.string(), isForClient: z.boolean() });

export const emptyComment: z.infer<typeof commentDraft> = { text: '', isForClient: false };

const useKept = createPersistedForm('comment-draft', commentDraft, emptyComment);

/** What is typed outlives the panel until it is sent; each thread and each edit has its own. */
export function useCommentDraft({ kind, subjectId }: CommentedOn, place: string) {
  return useKept(`${kind} ${subjectId} ${place}`);
}
