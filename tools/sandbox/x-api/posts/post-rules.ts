import twitterText from 'twitter-text';
import { forbidden, invalidRequest } from '../http/error-body.ts';
import { isReady } from '../media/processing.ts';
import type { Account, Media, Post } from '../records.ts';
import type { World } from '../world.ts';

/** Usernames that a text mentions, in lower case and without the `@`. */
function mentionsOf(text: string): string[] {
  return [...text.matchAll(/(?<![\w@])@(\w{1,15})(?!\w)/g)].map(([, name]) => name!.toLowerCase());
}

const cashtag = /(?<![\p{L}\p{N}_$])\$[a-z]{1,6}(?:[._][a-z]{1,2})?(?![\p{L}\p{N}_])/giu;

/** Cashtags as X sees them: `$BTC`, `$BTC.X`; not `$1INCH`, not seven letters. */
function cashtagsOf(text: string): string[] {
  return text.match(cashtag) ?? [];
}

const SHORT = 280;
const LONG = 25_000;
/** X publishes no figure; a daily "gm" gets through, a second one in the same half day does not. */
const DUPLICATE_MS = 12 * 60 * 60_000;
const MEDIA_MS = 24 * 60 * 60_000;

type NewPost = Pick<Post, 'text' | 'replyTo' | 'quoted' | 'mediaIds'>;

/** Refuses, in X's own words, what X does not take from a self-serve app. */
export function assertAllowed(world: World, author: Account, post: NewPost): void {
  assertMedia(world, author, post.mediaIds);
  assertLength(author, post);
  if (cashtagsOf(post.text).length > 1) {
    throw forbidden('Posts are limited to a maximum of one cashtag ($SYMBOL).');
  }
  if (post.replyTo !== null) assertReply(world, author, post.replyTo);
  assertNew(world, author, post);
}

/** Refuses what is longer than the author's subscription allows. */
export function assertLength(author: Account, post: NewPost): void {
  const limit = author.subscription === 'None' ? SHORT : LONG;
  if (twitterText.parseTweet(countedText(post)).weightedLength <= limit) return;
  throw forbidden('You are not permitted to perform this action.');
}

/** The mentions that open a reply do not count. */
function countedText({ text, replyTo }: NewPost): string {
  return replyTo === null ? text : text.replace(/^(?:@\w{1,15}\s+)+/, '');
}

function assertMedia(world: World, author: Account, ids: string[]): void {
  const media = ids.map((id) => world.media.get(id));
  const usable = (one: Media | undefined) =>
    one?.ownerId === author.id && world.now() < one.createdAt + MEDIA_MS && isReady(world, one);
  if (!media.every(usable)) {
    throw invalidRequest('media.media_ids', ids, 'Your media IDs are invalid.');
  }
  if (media.length > 1 && media.some((one) => one?.kind !== 'photo')) {
    throw invalidRequest('media.media_ids', ids, 'Attach 4 photos, 1 GIF or 1 video.');
  }
}

function assertReply(world: World, author: Account, targetId: string): void {
  const target = world.posts.live(targetId);
  if (!target) {
    throw forbidden('You attempted to reply to a Tweet that is deleted or not visible to you.');
  }
  const quoted = target.quoted === null ? undefined : world.posts.live(target.quoted);
  const summoned =
    target.authorId === author.id ||
    mentionsOf(target.text).includes(author.username.toLowerCase()) ||
    quoted?.authorId === author.id;
  if (summoned) return;
  throw forbidden(
    'Reply to this conversation is not allowed because you have not been mentioned or otherwise engaged by the author of the post you are replying to.',
  );
}

/** Refuses what the author has just said in the same place, unless the guard is switched off. */
export function assertNew(world: World, author: Account, { text, replyTo }: NewPost): void {
  if (!world.faults.duplicateGuard) return;
  const since = world.now() - DUPLICATE_MS;
  const twins = world.posts.liveTwins(author.id, text);
  const recent = twins.some((twin) => twin.createdAt > since && twin.replyTo === replyTo);
  if (recent && text.trim() !== '') {
    throw forbidden('You are not allowed to create a Tweet with duplicate content.');
  }
}
