import { personOf } from './people.ts';
import type { Post } from './post.ts';
import { fillSlots, mix, type Sample, samplePosts } from './sample.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');

function interleave(...pools: ReadonlyArray<readonly Sample[]>): Sample[] {
  const longest = Math.max(...pools.map((pool) => pool.length));
  return Array.from({ length: longest }, (_, at) =>
    pools.flatMap((pool) => pool.slice(at, at + 1)),
  ).flat();
}

const { market, builder, worldwide, culture, replies } = samplePosts;
const roots = interleave(market, builder, worldwide, culture);

const postKinds = { root: '0000', reply: '1000', quoted: '5000', ancestor: '9000' } as const;
type PostKind = keyof typeof postKinds;

/** Ids carry their own recipe (position, kind, number), so any post can be made again from its id. */
export function idOf(position: number, kind: PostKind = 'root', number = 0): string {
  return `1985${String(position).padStart(5, '0')}${postKinds[kind]}${String(number).padStart(6, '0')}`;
}

export function parseId(id: string): { position: number; kind: PostKind; number: number } | null {
  const [, position, code, number] = /^1985(\d{5})(\d{4})(\d{6})$/.exec(id) ?? [];
  const kind = (Object.keys(postKinds) as PostKind[]).find((name) => postKinds[name] === code);
  return kind ? { position: Number(position), kind, number: Number(number) } : null;
}

/** A plain post: the author, text and counts of a position, with no variant applied. */
export function plainPost(position: number, kind: PostKind = 'root', number = 0): Post {
  const pool = kind === 'reply' ? replies : roots;
  const shift = kind === 'root' ? 0 : kind === 'quoted' ? 17 : 31;
  const step = kind === 'reply' ? position * 3 + number * 5 : position + shift + number;
  const chosen = pool[step % pool.length]!;
  const seed = position * 13 + shift + number;
  const minutes = kind === 'reply' ? position * 7 - 3 - number : position * 7 + shift * 60;
  return {
    id: idOf(position, kind, number),
    author: personOf(chosen.by),
    text: fillSlots(chosen.text, seed),
    lang: chosen.lang ?? 'en',
    time: new Date(now - Math.max(1, minutes) * 60_000).toISOString(),
    counts: {
      replies: mix(seed, 11, 90),
      reposts: mix(seed, 12, 240),
      likes: mix(seed, 13, 4_200),
      views: 400 + mix(seed, 14, 260_000),
    },
  };
}
