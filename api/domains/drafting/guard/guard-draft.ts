import type { AiProvider, Brief, Draft } from '#api/ai/adapters/provider.ts';
import { guardOutput, saysSomething } from '#api/ai/guard/output-guard.ts';
import { AppError } from '#api/errors/app-error.ts';
import { message } from '#shared/contracts/messages/message.ts';
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
  const guarded = guardOutput(unquoted(draft.content), sourcesOf(brief));
  if (!saysSomething(guarded)) {
    throw new AppError(
      // The built-in composer only rearranges what it was given: then that is what cannot be kept.
      provider.id === 'local' ? 'invalid' : 'provider_failed',
      message('provider.nothing-kept', { provider: provider.name, advice: guarded.notes }),
    );
  }
  return { ...draft, content: guarded.text, notes: [...draft.notes, ...guarded.notes] };
}

/** Each text of an answer, checked; those of which nothing is left only count where all are so. */
export function guardDrafts(
  provider: Pick<AiProvider, 'id' | 'name'>,
  brief: Brief,
  { others = [], ...draft }: Draft,
): Draft[] {
  const first = () => [guardDraft(provider, brief, draft)];
  if (others.length === 0) return first();
  const kept = [draft.content, ...others].flatMap((content) => {
    try {
      return [guardDraft(provider, brief, { ...draft, content })];
    } catch (error) {
      if (error instanceof AppError) return [];
      throw error;
    }
  });
  return kept.length > 0 ? kept : first();
}

function unquoted(text: string): string {
  const trimmed = text.trim();
  return /^(["“])([^"“”]*)["”]$/s.exec(trimmed)?.[2]?.trim() ?? trimmed;
}
