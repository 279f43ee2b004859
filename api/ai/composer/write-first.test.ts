import { describe, expect, it } from 'vitest';
import { briefOf } from '#api/testing/brief.ts';
import { compose } from './compose.ts';

const posts = (prompt: string) =>
  [0, 1, 2, 3].map(
    (variant) => compose(briefOf({ kind: 'post', prompt, post: null, variant })).text,
  );

describe('the first posts', () => {
  it('make a point of their topic behind its name', () => {
    for (const draft of posts('restaking risks')) expect(draft).toMatch(/restaking risks.*: \w+/i);
  });

  it('keep the whole name of what they are about', () => {
    for (const draft of posts('Write about the yen carry trade'))
      expect(draft).toMatch(/the yen carry trade/i);
  });

  it('teach nobody about the writer’s own life', () => {
    for (const draft of posts('my first rug')) {
      expect(draft).toMatch(/^my first rug/i);
      expect(draft).not.toMatch(/worth repeating|short version|memecoins are/i);
    }
  });

  it('leave out for whom and how they are to be written', () => {
    for (const draft of posts('write something funny about being liquidated'))
      expect(draft).not.toMatch(/funny/i);
    for (const draft of posts('Explain account abstraction to beginners'))
      expect(draft).not.toMatch(/beginners/i);
  });

  it('wish a good day where they are to say good morning', () => {
    for (const draft of posts('gm post for monday')) expect(draft).toMatch(/^gm.*monday/i);
  });
});
