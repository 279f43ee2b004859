import type { Brief } from '#api/ai/adapters/provider.ts';
import type { Sources } from '#api/ai/guard/output-guard.ts';

/** What may bring names and tickers into a draft, and what may bring in links as well. */
export function sourcesOf(brief: Brief): Sources {
  const { prompt, reference, voice, post, options, postContext, market, revise } = brief;
  const { exchanges = [] } = brief;
  const { thread = [], quoted, card, poll = [], picture } = postContext ?? {};
  const lines = (...texts: (string | null | undefined)[]) =>
    texts.filter((text) => text != null).join('\n');
  return {
    user: lines(
      prompt,
      revise?.text,
      revise?.words,
      voice.name,
      voice.description,
      voice.personality,
      ...(voice.facts ?? []).map(({ text }) => text),
      options?.project,
      options?.audience,
    ),
    post: lines(
      // Pasted from anywhere: what it links to is not what the user asked for.
      reference,
      post && `@${post.author}\n${post.text}`,
      ...[...thread, ...(quoted ? [quoted] : [])].map(({ author, text }) => `@${author}\n${text}`),
      card,
      ...poll,
      picture,
      ...exchanges.flatMap(({ post, reply }) => [post, reply]),
      ...(market ?? []).map(({ coin, text }) => `${coin} ${text}`),
      options?.trend,
      options?.picture,
      options?.influencerStyle,
    ),
  };
}
