import type { z } from 'zod';
import type { Brief } from '#api/ai/adapters/provider.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { ownHandles } from '#api/domains/accounts/public.ts';
import { factsOfCoins } from '#api/domains/market/public.ts';
import type { generateReplyInput } from '#shared/contracts/generation.ts';
import type { Caller } from '../caller.ts';

type ReplyInput = z.output<typeof generateReplyInput>;

/** What X shows with the post that is answered, and which posts above it are the owner's own. */
export async function postContextOf(
  { ctx: { db }, actor: { workspaceId: owner } }: Caller,
  { thread, quoted, linkCard, poll, pictureText }: ReplyInput,
): Promise<Pick<Brief, 'postContext' | 'owners'>> {
  const owners = thread?.length
    ? await withWorkspace(db, owner, (tx) => ownHandles(tx, owner))
    : [];
  const named = <T extends { author: string }>(post: T) => ({
    ...post,
    author: handleOf(post.author),
  });
  return {
    owners,
    postContext: {
      ...(thread?.length ? { thread: thread.map(named) } : {}),
      ...(quoted ? { quoted: named(quoted) } : {}),
      ...(linkCard ? { card: linkCard } : {}),
      ...(poll?.length ? { poll } : {}),
      ...(pictureText ? { picture: pictureText } : {}),
    },
  };
}

/** What a post's author is called without the @ before it. */
export function handleOf(author: string): string {
  return author.replace(/^[@＠]/u, '');
}

/** What names an author whatever the case; null where the page does not show the handle. */
export function authorKey(author: string): string | null {
  const key = handleOf(author).toLowerCase();
  return /^\w{1,20}$/.test(key) && key !== 'unknown' ? key : null;
}

/** The texts that were shown for the same, where there are any. */
export function shownIn({ shown }: { shown?: string[] | undefined }): Pick<Brief, 'shown'> {
  const texts = shown?.filter((text) => text.trim() !== '') ?? [];
  return texts.length > 0 ? { shown: texts } : {};
}

/** The draft to change, and whether several are wanted. */
export function wishIn({
  revise,
  takes,
}: Pick<ReplyInput, 'revise' | 'takes'>): Pick<Brief, 'revise' | 'takes'> {
  return { ...(revise ? { revise } : {}), ...(takes ? { takes } : {}) };
}

/** Figures of the coins that a text names, from what this server has read of the market. */
export async function marketFor({ ctx }: Caller, text: string): Promise<Pick<Brief, 'market'>> {
  const market = await factsOfCoins(ctx, text.slice(0, 4_000));
  return market.length > 0 ? { market } : {};
}
