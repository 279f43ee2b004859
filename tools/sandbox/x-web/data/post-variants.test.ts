import { describe, expect, it } from 'vitest';
import { personOf } from './people.ts';
import { pathOf } from './post.ts';
import { postById, repliesTo, rootPost } from './post-variants.ts';

const all = Array.from({ length: 2_000 }, (_, position) => rootPost(position));

describe('the posts of the X page', () => {
  it('have an id of their own, from which each can be made again', () => {
    expect(new Set(all.map((post) => post.id)).size).toBe(all.length);
    for (const post of all) expect(postById(post.id)).toEqual(post);
  });

  it('have addresses of X’s form', () => {
    for (const post of all) expect(pathOf(post)).toMatch(/^\/[A-Za-z0-9_]{1,20}\/status\/\d{19}$/);
  });

  it('leave no slot unfilled and fit into a post, but for the long one', () => {
    for (const post of all) {
      expect(post.text).not.toMatch(/[{}]/);
      if (!post.cut) expect([...post.text].length).toBeLessThanOrEqual(280);
    }
  });

  it('are written by people of the cast', () => {
    for (const post of all) expect(personOf(post.author.handle).bio).not.toBe('');
  });

  it('hold every variant once in twenty positions', () => {
    const twenty = all.slice(0, 20);
    expect(twenty.filter((post) => post.quoted).length).toBe(3);
    expect(twenty.filter((post) => post.quoted === 'unavailable').length).toBe(1);
    expect(twenty.filter((post) => post.promoted).length).toBe(2);
    expect(twenty.filter((post) => post.photo).length).toBe(3);
    expect(twenty.filter((post) => post.social).length).toBe(2);
    expect(twenty.filter((post) => post.cut).length).toBe(1);
    expect(twenty.filter((post) => post.text === '').length).toBe(3);
  });

  it('have replies that answer their post', () => {
    const replies = repliesTo(rootPost(1));
    expect(replies.length).toBeGreaterThanOrEqual(4);
    for (const one of replies) expect(postById(one.id)?.parentId).toBe(rootPost(1).id);
  });

  it('know no post that the page never gave out', () => {
    expect(postById('42')).toBeNull();
    expect(postById('1985000017777000000')).toBeNull();
  });
});
