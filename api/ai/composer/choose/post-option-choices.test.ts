import { expect, it } from 'vitest';
import { briefOf, postOptionsOf } from '#api/testing/brief.ts';
import type { PostOptions } from '../../post-options.ts';
import { compose } from '../compose.ts';

const { audience: traders } = postOptionsOf();
const drafts = (form: PostOptions['form'], prompt: string, audience = traders) =>
  [0, 1, 2, 3, 4, 5].map((variant) => {
    const own = postOptionsOf({ form, audience });
    return compose(briefOf({ kind: 'post', prompt, post: null, variant, options: own })).text;
  });

it('news are told in the words given, then commented', () => {
  const headline = 'SEC approves in-kind redemptions for spot Bitcoin ETFs';
  for (const draft of drafts('news_commentary', headline)) {
    expect(draft.toLowerCase().startsWith(headline.toLowerCase())).toBe(true);
    expect(draft.length).toBeGreaterThan(headline.length + 10);
  }
});

it('bad news are told without a lesson', () => {
  const headline = 'A bridge was exploited and paused withdrawals last night';
  for (const draft of drafts('news_commentary', headline))
    expect(draft).toMatch(/sorry|hope|facts|check|post-mortem|pausing|keys|good luck|verified/i);
});

it('a joke names its subject and has a turn', () => {
  for (const draft of drafts('meme_post', 'gas fees')) {
    expect(draft.toLowerCase()).toContain('gas fees');
    expect(draft).not.toMatch(/worth repeating|short version|my whole view/i);
  }
  for (const draft of drafts('meme_post', 'getting liquidated'))
    expect(draft.toLowerCase()).toMatch(/getting liquidated/);
});

it('a good morning without a subject is a good morning and no view on its readers', () => {
  for (const draft of drafts('gm_post', 'degens', 'degens'))
    expect(draft.toLowerCase()).toMatch(/^gm degens\b[\s\S]{5,45}$/);
  for (const draft of drafts('gm_post', 'restaking risks'))
    expect(draft.toLowerCase()).toMatch(/^gm\b.*restaking risks/);
});

it('where only an audience is given it is spoken to', () => {
  const audience = 'Solana traders who bridge every day';
  for (const draft of drafts('single_tweet', audience, audience))
    expect(draft.toLowerCase()).toContain(audience.toLowerCase());
});
