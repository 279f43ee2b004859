import { describe, expect, it } from 'vitest';
import { commonPhrases } from './common-phrases.ts';

describe('common phrases', () => {
  it('are runs that come back, the best first and no part of another', () => {
    const posts = [
      'probably nothing, but fees doubled',
      'New bridge is live. Probably nothing.',
      'risk comes first, always',
      'I said it before: risk comes first',
      'Size small because risk comes first',
    ];
    expect(commonPhrases(posts)).toEqual(['risk comes first', 'probably nothing']);
  });

  it('are not what everybody says, nor what stands once', () => {
    const posts = ['it is in the end of the day', 'this is in the end of it', 'a rare gem indeed'];
    expect(commonPhrases(posts)).toEqual([]);
    const pasted = Array.from(
      { length: 5 },
      (_, at) => `Point ${at}. Follow me for more. Link in bio`,
    );
    expect(commonPhrases(pasted)).toEqual([]);
  });

  it('do not run over marks, lines, links or handles', () => {
    const posts = [
      'quiet market. thin books',
      'quiet market\nthin books',
      'quiet @a market',
      'quiet https://a.com market',
    ];
    expect(commonPhrases(posts).sort()).toEqual(['quiet market', 'thin books']);
  });

  it('have to stand in a share of the posts where there are many', () => {
    const many = Array.from({ length: 300 }, (_, at) => `post number${at} of mine${at}`);
    const twice = ['odd little phrase', 'odd little phrase again'];
    expect(commonPhrases(twice)).toContain('odd little phrase');
    expect(commonPhrases([...many, ...twice])).toEqual([]);
  });

  it('of nothing are none', () => {
    expect(commonPhrases([])).toEqual([]);
    expect(commonPhrases(['', '🚀🚀', '!!!'])).toEqual([]);
  });
});
