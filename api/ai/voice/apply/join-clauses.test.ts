import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../composer/choose/seeded-random.ts';
import { learnStyle } from '../profile/style-profile.ts';
import { joinClauses } from './join-clauses.ts';

const random = seededRandom('join');
const sentences = ['fees are back on the menu', 'the desk went home early', 'so it goes'];
const styleOf = (text: string) =>
  learnStyle(Array<string>(40).fill(text), 'professional', 'ct_lead');

describe('joinClauses', () => {
  it('joins with the mark the persona joins with', () => {
    expect(joinClauses(sentences, 2, styleOf('Rates fell; nobody moved.'), random)).toEqual([
      'fees are back on the menu; the desk went home early',
      'so it goes',
    ]);
  });

  it('leaves sentences to somebody who joins none, and never makes three of them one', () => {
    expect(joinClauses(sentences, 1, styleOf('Rates fell. Nobody moved.'), random)).toEqual(
      sentences,
    );
    const long = [...sentences.slice(0, 2), 'what is left is mostly noise'];
    expect(joinClauses(long, 1, styleOf('Rates fell; nobody moved.'), random)).toHaveLength(2);
  });

  it('joins no question, and nothing that begins with a name', () => {
    const style = styleOf('Rates fell; nobody moved.');
    expect(
      joinClauses(['who pays for this?', 'the desk went home early'], 1, style, random),
    ).toHaveLength(2);
    expect(
      joinClauses(['the desk went home early', 'Fees are down this week'], 1, style, random),
    ).toHaveLength(2);
  });
});
