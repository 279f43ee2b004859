import type { Brief, Draft } from '../adapters/provider.ts';
import { noDraft } from '../no-draft.ts';
import { composePoint } from './compose-point.ts';
import { composeReply } from './compose-reply.ts';
import { layOutNotes } from './lay-out-notes.ts';

/**
 * A draft without a model: what the person typed as their reply, a reply that is known to a post of
 * this kind, or their notes laid out as a post. Pure. Throws `no_draft` with the reason.
 */
export function composeDraft(brief: Brief): Draft {
  const { post, prompt, revise } = brief;
  if (revise) throw noDraft('revise_needs_model', brief);
  if (!post) return layOutNotes(brief);
  if (prompt) return composePoint(brief, prompt);
  return composeReply(brief);
}
