import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

describe('readPrompt', () => {
  it.each([
    ['Write a tweet about the ETH upgrade', 'the ETH upgrade'],
    ['Create a funny post about airdrop farmers', 'airdrop farmers'],
    ['please write me a short thread on restaking risks', 'restaking risks'],
    ['Explain why self custody matters', 'self custody matters'],
    ['write something funny about being liquidated', 'being liquidated'],
    ['Explain account abstraction to beginners', 'account abstraction'],
    ['Draft two more tweets about fees', 'fees'],
    ['bitcoin', 'bitcoin'],
    ['Post-merge ETH issuance', 'Post-merge ETH issuance'],
  ])('%j: the subject is %j and nothing is a fact', (prompt, subject) => {
    expect(readPrompt(prompt)).toMatchObject({ subject, facts: [] });
  });

  it.each([
    'lessons from getting rugged',
    'rate cuts and bitcoin',
    'lessons learned in a bear market',
  ])('a heading states nothing: %s', (prompt) =>
    expect(readPrompt(prompt)).toMatchObject({ heading: prompt, facts: [] }),
  );

  it('keeps every sentence of several, short ones and a heading too, and no instruction', () => {
    const prompt =
      'Why we moved. Transfers settle in seconds. Banks close accounts. Focus on the users.';
    expect(readPrompt(prompt).facts).toEqual([
      'Why we moved',
      'Transfers settle in seconds',
      'Banks close accounts',
    ]);
    expect(readPrompt('Write about why fees matter').heading).toBe('why fees matter');
  });

  it('takes what the user states as a fact, word for word', () => {
    expect(readPrompt('We shipped v2 of our bridge, fees are down 40%.').facts).toEqual([
      'We shipped v2 of our bridge, fees are down 40%',
    ]);
    expect(readPrompt('Announce that our testnet is live on Monday').facts).toEqual([
      'our testnet is live on Monday',
    ]);
  });

  it('leaves wishes about the form out of the post', () => {
    const { subject, facts } = readPrompt(
      'Our audit is done now. Keep it short and use no hashtags.',
    );
    expect(facts).toEqual(['Our audit is done now']);
    expect(subject).not.toContain('hashtags');
  });

  it.each([
    ['Explain forced inclusion', 'forced inclusion'],
    ['Write about ongoing unlocks', 'ongoing unlocks'],
    ['Tweet often about withdrawals', 'often about withdrawals'],
    ['Explain how forks work', 'forks work'],
    ['Explain memecoins', 'memecoins'],
    ['Explain USDC depegs', 'USDC depegs'],
    ['Discuss usage-based fees', 'usage-based fees'],
    ['Explain hermetic builds', 'hermetic builds'],
    ['Explain on-chain governance', 'on-chain governance'],
    ['Write about how-to guides', 'how-to guides'],
    ['Explain -5% days', '-5% days'],
    ['Explain forêts aléatoires', 'forêts aléatoires'],
    ['Tell us about themes', 'themes'],
  ])('takes only whole words for words of the order: %s', (prompt, subject) => {
    expect(readPrompt(prompt).subject).toBe(subject);
  });
});
