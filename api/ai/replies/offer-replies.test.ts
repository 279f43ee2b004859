import { expect, it } from 'vitest';
import { briefOf } from '#api/testing/brief.ts';
import { offerReplies } from './offer-replies.ts';

const offered = (text: string, language = 'en') =>
  offerReplies(briefOf({ post: { text, author: 'anna' } }), language, /[?？]/u.test(text)).map(
    (offer) => offer.text,
  );

it.each([
  ['We just shipped the recovery screen to everyone', /recovery screen/],
  ['Landed in Osaka, see you at the meetup', /Osaka/],
  ['We crossed 50k users this week', /50k users/],
  ['My first pull request got merged today', /first/],
  ['A good multisig needs boring signers', /multisig|signers/],
])('takes up something of the post: %s', (post, taken) => {
  expect(
    offered(post)
      .slice(0, 3)
      .some((text) => taken.test(text)),
  ).toBe(true);
});

it.each([
  'qwerty asdf zxcv',
  'https://t.co/abc',
  '👀',
  'The port workers agreed on pensions at midnight',
])('offers nothing where no kind is sure: %s', (post) => {
  expect(offered(post)).toEqual([]);
});

it('offers replies that differ from each other', () => {
  const texts = offered('We just shipped the recovery screen to everyone').slice(0, 3);
  expect(texts).toHaveLength(3);
  const openings = texts.map((text) => text.split(' ').slice(0, 2).join(' '));
  expect(new Set(openings).size).toBe(3);
});

it('leaves no place empty and brings in no word of another post', () => {
  const texts = offered('Espresso is better than any meeting');
  expect(texts.join('\n')).not.toMatch(/\{|\}|matcha|conference/);
});

it.each([
  ['de', 'Guten Morgen zusammen', /Morgen|Gm|Moin/],
  ['es', 'Hoy lanzamos la versión 3 de la app', /lanzamiento|versión|equipo|Lanzar/],
  ['ja', '新しいバージョンをリリースしました', /リリース|公開|お疲れ/],
  ['zh', '新版钱包已发布', /发布|新版|上线/],
])('answers in the language of the post: %s', (language, post, said) => {
  expect(offered(post, language).join('\n')).toMatch(said);
});

it('names the outcome of a change, and a duration only where one is meant', () => {
  const texts = offered('We cut the build from 11 minutes to 84 seconds');
  expect(texts.join('\n')).toMatch(/84 seconds/);
  expect(texts.join('\n')).not.toMatch(/11 minutes/);
  expect(offered('Running a validator for two years, 40 validators by now').join('\n')).not.toMatch(
    /40 validators of running/,
  );
});

it('reads no name of a thing out of a verb', () => {
  expect(offered('The new release is out').join('\n')).not.toMatch(/is out, trying/);
});

it('offers nothing general and no congratulation where the post may be bad news', () => {
  const doubtful = (text: string) =>
    offerReplies(briefOf({ post: { text, author: 'anna' } }), 'en', false, true);
  expect(doubtful('gm everyone')).toEqual([]);
  expect(doubtful('Gas golf is fun until you read the code six months later')).not.toEqual([]);
});
