import { expect, it } from 'vitest';
import { hazardIn } from '../find/hazards.ts';
import { bankLanguages, bankText } from './bank-texts.ts';
import { parseBank } from './parse-bank.ts';

const banks = bankLanguages.map((language) => ({ language, kinds: parseBank(bankText(language)) }));
const MOST_CHARACTERS = 140;

it('reads needs, what excludes, marks, posts and replies', () => {
  const [kind] = parseBank('# deploy-day ? ! | friday+deploy ship -lost\nwe ship\n> brave\n');
  expect(kind).toEqual({
    id: 'deploy-day',
    needs: [['friday', 'deploy'], ['ship']],
    excludes: [['lost']],
    asks: true,
    isBroad: false,
    isFallback: false,
    answersAct: true,
    posts: ['we ship'],
    replies: ['brave'],
  });
});

it('refuses a kind without replies', () => {
  expect(() => parseBank('# empty | word\na post')).toThrow('empty');
});

it.each(banks)('$language: every kind is named once and has posts', ({ kinds }) => {
  const ids = kinds.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(
    kinds.filter(({ posts, isFallback }) => posts.length === 0 && !isFallback).map(({ id }) => id),
  ).toEqual([]);
});

it.each(banks)('$language: replies are short and have known places only', ({ kinds }) => {
  const replies = kinds.flatMap((kind) => kind.replies);
  expect(replies.filter((text) => text.length > MOST_CHARACTERS)).toEqual([]);
  const places = replies.flatMap((text) => text.match(/\{\w+\}/g) ?? []);
  const known = /^\{(?:ticker|figure|thing|time|name|project|place|about|topic)\}$/;
  expect(places.filter((place) => !known.test(place))).toEqual([]);
});

it('no reply promises profit, advises to buy, or names a figure, link or person', () => {
  const replies = banks.flatMap(({ kinds }) => kinds.flatMap((kind) => kind.replies));
  expect(replies.length).toBeGreaterThan(1_800);
  const wrong =
    /\b(?:guaranteed|100x|to the moon|buy (?:now|here|this)|sell (?:now|here)|financial advice)\b|https?:|[@#]\w|\$\d/i;
  expect(replies.filter((text) => wrong.test(text))).toEqual([]);
});

it('no post of the bank is one under which nothing is suggested', () => {
  const posts = banks.flatMap(({ kinds }) => kinds.flatMap((kind) => kind.posts));
  expect(posts.filter((text) => hazardIn(text) !== null)).toEqual([]);
});
