import { z } from 'zod';
import { postById } from '../../x-web/data/post-variants.ts';
import type { PagePost } from '../../x-web/posted/timeline-answer.ts';
import { usernamePattern } from '../accounts/account-book.ts';
import { forbidden, invalidRequest } from '../http/error-body.ts';
import { idText } from '../http/query.ts';
import { addPost } from '../posts/add-post.ts';
import { assertLength, assertNew } from '../posts/post-rules.ts';
import type { World } from '../world.ts';

export const pagePost = z.strictObject({
  username: z.string().regex(usernamePattern),
  texts: z.array(z.string().max(30_000)).min(1).max(25),
  replyTo: idText.nullable(),
  quoted: idText.nullable(),
}) satisfies z.ZodType<PagePost>;

/**
 * Publishes what a person pressed Post for on the page, a thread whole or not at all. X lets a
 * person answer and quote whom it does not let an app, so the invented posts can be answered too.
 * Answers the ids; throws a Refusal.
 */
export function publishPagePost(world: World, { username, texts, replyTo, quoted }: PagePost) {
  const author = world.accounts.findNamed(username);
  if (!author) throw forbidden(`@${username} is not an account of this sandbox.`);
  const wanted = texts.map((text, at) => ({
    text: text.normalize('NFC').trim(),
    replyTo: at === 0 ? replyTo : null,
    quoted: at === 0 ? quoted : null,
    mediaIds: [],
  }));
  for (const post of wanted) {
    if (post.text === '' && post.quoted === null) throw invalidRequest('texts', '', 'Text needed.');
    assertShown(world, post.replyTo);
    assertShown(world, post.quoted);
    assertLength(author, post);
    assertNew(world, author, post);
  }
  let last = replyTo;
  return wanted.map((post) => {
    last = addPost(world, author, { ...post, replyTo: last }).id;
    return last;
  });
}

function assertShown(world: World, target: string | null): void {
  if (target === null || world.posts.live(target) || postById(target)) return;
  throw forbidden('That post is deleted or not visible to you.');
}
