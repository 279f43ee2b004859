import type { ApiClient } from '#shared/client/api-client.ts';
import { generateContent, generateReply } from '#shared/contracts/generation.ts';
import type { Draft, DraftOrder } from '../messages.ts';
import type { Post } from '../x-page/posts.ts';

/** The longest the contracts take; X's own long posts together with a quote can be longer. */
const longest = { post: 25_000, reference: 8_000 };
const noTopic = 'Something worth posting today';

/** Has the server write one draft. Throws ApiError, or AbortError when cancelled. */
export async function writeDraft(
  client: ApiClient,
  order: DraftOrder,
  signal: AbortSignal,
): Promise<Draft> {
  const { choice, about, point, variant } = order;
  const voice = {
    ...(choice.tone ? { tone: choice.tone } : {}),
    ...(choice.provider ? { provider: choice.provider } : {}),
  };
  if (about.kind === 'reply') {
    const body = {
      ...voice,
      ...(choice.personaId ? { personaId: choice.personaId } : {}),
      originalTweet: describePost(about.post).slice(0, longest.post),
      tweetAuthor: about.post.author || 'unknown',
      ...(point.trim() === '' ? {} : { context: point }),
      ...(about.post.language ? { language: about.post.language } : {}),
      variant,
    };
    return pick(await client.call(generateReply, { body }, { signal }));
  }
  const { quoted } = about;
  const body = {
    ...voice,
    personaId: choice.personaId ?? '',
    prompt: point.trim() || (quoted ? `Comment on the post of @${quoted.author}` : noTopic),
    variant,
    ...(quoted
      ? { referenceContent: `@${quoted.author}: ${quoted.text}`.slice(0, longest.reference) }
      : {}),
  };
  return pick(await client.call(generateContent, { body }, { signal }));
}

function pick({ content, provider, notes }: Draft): Draft {
  return { content, provider, notes };
}

/** A post may have no words of its own: then its quote and its picture are what is answered. */
function describePost({ text, quoted, picture }: Post): string {
  const parts = [
    text,
    quoted?.text ? `@${quoted.author}: ${quoted.text}` : '',
    text === '' && picture ? picture : '',
  ];
  return (
    parts.filter((part) => part.trim() !== '').join('\n\n') ||
    'A post with a picture or video and no text'
  );
}
