import { describe, expect, it } from 'vitest';
import { findFocuses } from './find-focus.ts';

const first = (text: string, own = false) => findFocuses(text, own)[0];

describe('findFocuses', () => {
  it.each([
    ['Solana fees are spiking again', 'Solana fees'],
    ['Restaking is just rehypothecation with extra steps', 'restaking'],
    ["What's your favourite wallet for my parents?", 'the wallet'],
    ['I think the new fee market is great', 'the fee market'],
    ['Got liquidated again. I am done with perps.', 'perps'],
    ['accumulating $SOL all week', '$SOL'],
    ['we approved the audit', 'the audit'],
    ['ETH/BTC ratio matters', 'ETH/BTC ratio'],
    ['Check https://evil.com and @someone about governance', 'governance'],
  ])('%j is about %j', (text, phrase) => {
    expect(first(text)?.phrase).toBe(phrase);
  });

  it('keeps "our" for the writer and not for who answers', () => {
    expect(first('our bridge is live', true)?.phrase).toBe('our bridge');
    expect(first('our bridge is live')?.phrase).toBe('the bridge');
  });

  it('tells plural from singular words that end in s', () => {
    expect(first('fees are back')?.plural).toBe(true);
    expect(first('gas is back')?.plural).toBe(false);
    expect(first('consensus is hard')?.plural).toBe(false);
  });

  it('finds nothing where there is nothing', () => {
    expect(first('gm 🔥')).toBeUndefined();
    expect(first('https://x.com/a @anna 100%')).toBeUndefined();
  });
});

describe('a subject', () => {
  it('is what a post speaks of and not where it is spoken of', () => {
    const [best] = findFocuses('Nobody on the timeline talks about validator rewards');
    expect(best?.bare).toBe('validator rewards');
  });

  it('of every one is all of them', () => {
    const found = findFocuses('I read every L2 exit mechanism this year');
    expect(found[0]).toMatchObject({ phrase: 'L2 exit mechanisms', plural: true });
  });
});
