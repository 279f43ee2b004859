import { people, personOf } from './people.ts';
import type { Post } from './post.ts';
import { idOf, parseId, plainPost } from './post-factory.ts';
import { mix } from './sample.ts';
import { articleTitle, longText, photoAlts, promotedTexts } from './special-texts.ts';

/** Positions repeat their variant every 20 posts, so that each kind has a known share. */
export const cycle = 20;

function photo(position: number, alt: string | null): Post['photo'] {
  return { alt, hue: mix(position, 21, 360) };
}

function altOf(position: number): string | null {
  return photoAlts[mix(position, 22, photoAlts.length)] ?? null;
}

function someone(position: number): string {
  return people[mix(position, 23, people.length)]!.name;
}

function promotedBy(position: number): Partial<Post> {
  const own = position % (2 * cycle) < cycle ? 0 : 1;
  const author = personOf(own === 0 ? 'quill_research' : 'harbor_wallet');
  return { author, text: promotedTexts[own]!, lang: 'en' };
}

const variants: Record<number, (position: number) => Partial<Post>> = {
  2: (at) => ({ quoted: plainPost(at, 'quoted') }),
  3: (at) => ({
    text: '',
    photo: photo(at, 'A screenshot of a dashboard'),
    quoted: plainPost(at, 'quoted'),
  }),
  4: (at) => ({ text: '', photo: photo(at, 'A lighthouse above a calm sea at dawn') }),
  6: (at) => ({ ...promotedBy(at), promoted: 'with-time' }),
  7: (at) => ({ social: { kind: 'reposted', who: someone(at) } }),
  8: () => ({ text: longText, lang: 'en', cut: true }),
  9: () => ({ quoted: 'unavailable' }),
  11: (at) => ({ photo: photo(at, altOf(at)) }),
  12: (at) => ({ ...promotedBy(at + 20), promoted: 'without-time' }),
  13: () => ({ social: { kind: 'community', who: 'Onchain Builders' } }),
  14: (at) => ({ parentId: idOf(at, 'ancestor', 0) }),
  15: () => ({ card: { title: 'Returning users, not TVL: a second look', host: 'quill.example' } }),
  16: () => ({ repliesLimited: true }),

  17: () => ({ text: '', articleTitle }),
  18: () => ({ video: true }),
  19: () => ({ poll: ['Rollups', 'Mainnet', 'Both'] }),
};

/** A post of the home timeline, with the variant of its position. */
export function rootPost(position: number): Post {
  return { ...plainPost(position), ...variants[position % cycle]?.(position) };
}

/** Any post of the page from its id alone; null for ids that the page never gave out. */
export function postById(id: string): Post | null {
  const recipe = parseId(id);
  if (!recipe) return null;
  const { position, kind, number } = recipe;
  if (kind === 'root') return rootPost(position);
  const post = plainPost(position, kind, number);
  if (kind === 'reply') return { ...post, parentId: idOf(position) };
  if (kind === 'ancestor' && number < 1)
    return { ...post, parentId: idOf(position, 'ancestor', 1) };
  return post;
}

/** Four to nine replies below a post; only posts of the home timeline have any. */
export function repliesTo(post: Post): Post[] {
  const recipe = parseId(post.id);
  if (recipe?.kind !== 'root') return [];
  const count = 4 + mix(recipe.position, 24, 6);
  return Array.from({ length: count }, (_, number) => ({
    ...plainPost(recipe.position, 'reply', number),
    parentId: post.id,
  }));
}
