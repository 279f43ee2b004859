import type { AiProvider, Brief, Draft } from '#api/ai/adapters/provider.ts';
import { guardOutput, type Sources, saysSomething } from '#api/ai/guard/output-guard.ts';
import { fitLength } from '#api/ai/humanize/fit-length.ts';
import { humanize } from '#api/ai/humanize/humanize.ts';
import { learnStyle } from '#api/ai/voice/style-profile.ts';
import { AppError } from '#api/errors/app-error.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { lengthLimits } from '#shared/lib/post-rules/length-limit.ts';
import { hashtagsFor } from '../brief/hashtags.ts';
import { numberedThread } from '../write/thread-parts.ts';
import { profitClaimWarning } from './profit-claim-warning.ts';

/**
 * What every draft goes through before a person sees it, whoever wrote it: the output guard, the
 * persona's register (when asked for), the platform's length. Throws `provider_failed`, or
 * `invalid` for the built-in composer, when nothing worth showing is left.
 */
export function finishDraft(
  provider: Pick<AiProvider, 'id' | 'name'>,
  brief: Brief,
  draft: Draft,
  options: { humanize: boolean },
): Draft {
  const guarded = guardOutput(unquoted(draft.content), sourcesOf(brief));
  if (!saysSomething(guarded)) {
    throw new AppError(
      // The built-in composer only rearranges what it was given: then that is what cannot be kept.
      provider.id === 'local' ? 'invalid' : 'provider_failed',
      message('provider.nothing-kept', { provider: provider.name, advice: guarded.notes }),
    );
  }
  const voiced = options.humanize
    ? humanize(guarded.text, learnStyle(brief.voice.samples, brief.tone, brief.voice.type))
    : { text: guarded.text, notes: [] };
  const { text: content, notes } = fitted(voiced.text, brief);
  return {
    content,
    hashtags: hashtagsFor(brief, content, draft.hashtags),
    notes: [
      ...draft.notes,
      ...guarded.notes,
      ...voiced.notes,
      ...notes,
      ...(brief.kind === 'alpha_call' ? profitClaimWarning(content) : []),
    ],
  };
}

function fitted(text: string, { kind, platform }: Brief): { text: string; notes: string[] } {
  const limit = lengthLimits[platform];
  if (kind === 'thread') return numberedThread(text, limit);
  const content = fitLength(text, limit);
  return { text: content, notes: content === text ? [] : [`Shortened to ${limit} characters.`] };
}

function unquoted(text: string): string {
  const trimmed = text.trim();
  return /^(["“])([^"“”]*)["”]$/s.exec(trimmed)?.[2]?.trim() ?? trimmed;
}

/** What may bring names and tickers into a draft, and what may bring in links as well. */
export function sourcesOf({ prompt, reference, voice, post, occasion }: Brief): Sources {
  const lines = (...texts: (string | null | undefined)[]) =>
    texts.filter((text) => text != null).join('\n');
  return {
    user: lines(
      prompt,
      voice.name,
      voice.description,
      voice.personality,
      occasion?.project,
      occasion?.audience,
    ),
    post: lines(
      // Pasted from anywhere: what it links to is not what the user asked for.
      reference,
      post && `@${post.author}\n${post.text}`,
      occasion?.trend,
      occasion?.picture,
      occasion?.influencerStyle,
    ),
  };
}
