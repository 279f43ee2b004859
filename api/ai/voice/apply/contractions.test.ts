import { describe, expect, it } from 'vitest';
import { contract } from './contractions.ts';

describe('contract', () => {
  it.each([
    ['I am sure it is late.', "I'm sure it's late."],
    ['They are late and we will wait.', "They're late and we'll wait."],
    ['You do not know 😅', "You don't know 😅"],
    ['It is $SOL again', "It's $SOL again"],
    ['we are 40 people', "we're 40 people"],
  ])('shortens %j to %j', (long, short) => {
    expect(contract(long)).toBe(short);
  });

  it.each([
    'so there we are 😅',
    'that is',
    'nobody knows who they are',
    'I know what it is 🤷‍♂️ and you know it',
    'yes we are — all of us',
    'yes we will (we promise)',
    'no matter how it is, friends',
    'gm to all who I am\nand all who you are',
    'sure it is and it stays',
    'sure they will because we ask',
    'here we are again 🔥',
    'and so we are now.',
    'they are too!',
    'do NOT sign that',
    'it IS late',
    'WE ARE NOT LATE',
  ])('leaves %j', (text) => {
    expect(contract(text)).toBe(text);
  });
});
