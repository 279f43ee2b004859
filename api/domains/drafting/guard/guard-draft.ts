import type { AiProvider, Brief, Draft } from '#api/ai/adapters/provider.ts';
import { guardOutput, saysSomething } from '#api/ai/guard/output-guard.ts';
import { AppError } from '#api/errors/app-error.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { peeledTexts } from './peeled-texts.ts';
import { sourcesOf } from './sources.ts';

/**
 * A draft without what nobody gave. Pure. Throws `provider_failed`, or `invalid` for the built-in
 * composer, when nothing worth showing is left.
 */
export function guardDraft(
  provider: Pick<AiProvider, 'id' | 'name'>,
  brief: Brief,
  draft: Draft,
): Draft {
  const guarded = guardOutput(draft.content, sourcesOf(brief));
  if (!saysSomething(guarded)) {
    throw new AppError(
      // The built-in composer only rearranges what it was given: then that is what cannot be kept.
      provider.id === 'local' ? 'invalid' : 'provider_failed',
      message('provider.nothing-kept', { provider: provider.name, advice: guarded.notes }),
    );
  }
  return { ...draft, content: guarded.text, notes: [...draft.notes, ...guarded.notes] };
}

/**
 * Each text of an answer, peeled and checked; those of which nothing is left only count where all are so.
 */
export function guardDrafts(
  provider: Pick<AiProvider, 'id' | 'name'>,
  brief: Brief,
  { others = [], ...draft }: Draft,
): Draft[] {
  const texts = [draft.content, ...others].flatMap((content) => peeledTexts(content, brief));
  const [first = draft.content, ...further] = texts.length > 0 ? texts : [draft.content];
  const only = () => [guardDraft(provider, brief, { ...draft, content: first })];
  if (further.length === 0) return only();
  const kept = [first, ...further].flatMap((content) => {
    try {
      return [guardDraft(provider, brief, { ...draft, content })];
    } catch (error) {
      if (error instanceof AppError) return [];
      throw error;
    }
  });
  return kept.length > 0 ? kept : only();
}
