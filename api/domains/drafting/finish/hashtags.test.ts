import { describe, expect, it } from 'vitest';
import { briefOf } from '#api/testing/brief.ts';
import { hashtagsFor } from './hashtags.ts';

const tags = (content: string, suggested: string[]) =>
  hashtagsFor(briefOf({ kind: 'post' }), content, suggested);

describe('hashtagsFor', () => {
  it('takes those of the text first, then suggestions out of the input, at most 3', () => {
    expect(tags('gm #Fees', ['#Solana', 'fees', 'SolanaFees', 'transactions', 'spiking'])).toEqual([
      'Fees',
      'Solana',
      'SolanaFees',
    ]);
  });

  it('takes none that are suggested for a reply', () => {
    expect(hashtagsFor(briefOf(), 'gm #Fees', ['Solana'])).toEqual(['Fees']);
  });

  it('leaves out what the input does not say, and what is no word', () => {
    expect(tags('gm', ['giveaway', 'free money', '#', 'https://evil.com', '🔥'])).toEqual([]);
  });
});
