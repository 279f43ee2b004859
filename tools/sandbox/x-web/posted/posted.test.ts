import { describe, expect, it } from 'vitest';
import { idOf } from '../data/post-factory.ts';
import { rootPost } from '../data/post-variants.ts';
import { postedFrom, threadsOf } from './posted.ts';
import type { PostedPost } from './timeline-answer.ts';

function posted(id: string, more: Partial<PostedPost> = {}): PostedPost {
  return {
    id,
    username: 'kit_ferro',
    text: `post ${id}`,
    createdAt: '2026-11-20T12:00:00.000Z',
    replyTo: null,
    quoted: null,
    pictures: 0,
    madeWithAi: false,
    paidPartnership: false,
    counts: { replies: 0, reposts: 0, likes: 0, views: 0 },
    ...more,
  };
}

const ids = (posts: readonly { id: string }[]) => posts.map(({ id }) => id);

// As the sandbox answers them: newest first.
const told = postedFrom([
  posted('6', { replyTo: '4' }),
  posted('5', { replyTo: '3', username: 'nell_blocktime' }),
  posted('4', { replyTo: '2', username: 'somebody_new' }),
  posted('3', { replyTo: '2' }),
  posted('2'),
  posted('1'),
]);

describe('what was posted in the sandbox', () => {
  it('is told newest first, under the names of the page', () => {
    expect(ids(told.posts)).toEqual(['6', '5', '4', '3', '2', '1']);
    expect(told.find('2')?.author.name).toBe('Kit Ferro');
    expect(told.find('4')?.author).toMatchObject({ handle: 'somebody_new', name: 'somebody_new' });
  });

  it('has each reply under the post it answers, and what it answers above it', () => {
    expect(ids(told.repliesTo('2'))).toEqual(['3', '5', '4', '6']);
    expect(ids(told.ancestorsOf(told.find('6')!))).toEqual(['2', '4']);
    expect(told.find('6')?.answered?.handle).toBe('somebody_new');
  });

  it('can answer and quote the posts that the page invents', () => {
    const invented = rootPost(1);
    const more = postedFrom([
      posted('9', { replyTo: invented.id }),
      posted('8', { quoted: idOf(2) }),
      posted('7', { quoted: '42' }),
    ]);
    expect(ids(more.repliesTo(invented.id))).toEqual(['9']);
    expect(ids(more.ancestorsOf(more.find('9')!))).toEqual([invented.id]);
    expect(more.find('8')?.quoted).toMatchObject({ text: rootPost(2).text });
    expect(more.find('8')?.quoted).not.toHaveProperty('quoted');
    expect(more.find('7')?.quoted).toBe('unavailable');
  });

  it('keeps a thread together and in order, and leaves replies to others alone', () => {
    expect(threadsOf(told.posts).map(ids)).toEqual([['6'], ['5'], ['4'], ['2', '3'], ['1']]);
    const grown = postedFrom([posted('3', { replyTo: '1' }), posted('2'), posted('1')]);
    expect(threadsOf(grown.posts).map(ids)).toEqual([['1', '3'], ['2']]);
  });

  it('carries what its author declared', () => {
    const { posts } = postedFrom([posted('1', { madeWithAi: true, pictures: 2 })]);
    expect(posts[0]).toMatchObject({ disclosures: ['madeWithAi'], photo: { alt: null } });
  });
});

it('has the ancestors of an invented reply, oldest first', () => {
  const reply = rootPost(14);
  const [oldest, parent] = postedFrom([]).ancestorsOf(reply);
  expect(parent?.id).toBe(reply.parentId);
  expect(oldest?.id).toBe(parent?.parentId);
});
