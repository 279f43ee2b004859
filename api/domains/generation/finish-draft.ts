import { Problem } from '#api/http/problem.ts';
import { fitLength, lengthLimit } from '#api/providers/ai/fit-length.ts';
import { humanize } from '#api/providers/ai/humanize.ts';
import { guardOutput, type Sources, saysSomething } from '#api/providers/ai/output-guard.ts';
import type { AiProvider, Brief, Draft } from '#api/providers/ai/provider.ts';
import { learnStyle } from '#api/providers/ai/voice/style-profile.ts';
import { hashtagsFor } from './hashtags.ts';

/**
 * What every draft goes through before a person sees it, whoever wrote it: the output guard, the
 * persona's register (when asked for), the platform's length. Throws `provider_failed` when
 * nothing worth showing is left.
 */
export function finishDraft(
  provider: AiProvider,
  brief: Brief,
  draft: Draft,
  options: { humanize: boolean },
): Draft {
  const guarded = guardOutput(unquoted(draft.content), sourcesOf(brief));
  if (!saysSomething(guarded)) {
    throw new Problem(
      'provider_failed',
      `${provider.name} wrote nothing that could be kept. ${guarded.notes.join(' ')}`.trim(),
    );
  }
  const voiced = options.humanize
    ? humanize(guarded.text, learnStyle(brief.voice.samples, brief.tone, brief.voice.type))
    : { text: guarded.text, notes: [] };
  const content = fitted(voiced.text, brief);
  return {
    content,
    hashtags: hashtagsFor(brief, content, draft.hashtags),
    notes: [
      ...draft.notes,
      ...guarded.notes,
      ...voiced.notes,
      ...(content === voiced.text
        ? []
        : [`Shortened to ${lengthLimit(brief.platform)} characters.`]),
    ],
  };
}

/** A thread is its posts with a blank line between them; each has the limit for itself. */
function fitted(text: string, { kind, platform }: Brief): string {
  const limit = lengthLimit(platform);
  if (kind !== 'thread') return fitLength(text, limit);
  const posts = text.split(/\n{2,}/).map((post) => fitLength(post, limit));
  return posts.join('\n\n');
}

function unquoted(text: string): string {
  const trimmed = text.trim();
  return /^(["“])([^"“”]*)["”]$/s.exec(trimmed)?.[2]?.trim() ?? trimmed;
}

function sourcesOf({ prompt, reference, voice, post }: Brief): Sources {
  return {
    user: [prompt, reference, voice.name, voice.description, voice.personality]
      .filter((text) => text !== null)
      .join('\n'),
    post: post ? `@${post.author}\n${post.text}` : '',
  };
}
