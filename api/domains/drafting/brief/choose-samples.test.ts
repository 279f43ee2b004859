import { describe, expect, it } from 'vitest';
import type { OwnText } from '#api/domains/voice/public.ts';
import { chooseSamples } from './choose-samples.ts';

const own = (text: string, more: Partial<OwnText> = {}): OwnText => ({
  text,
  isReply: false,
  isEdited: false,
  isNew: false,
  ...more,
});
const subjects = 'fees depth spreads funding basis flows volume carry hedges exits bridges oracles';
/** Texts of one voice, each about something else. */
const written = Array.from({ length: 40 }, (_, at) => {
  const [subject, other] = [at % 12, (at * 5 + 3) % 12].map((n) => subjects.split(' ')[n]);
  return own(`${subject} come before ${other}, number ${at}${', and so on'.repeat(at % 7)}`);
});
const edited = Array.from({ length: 12 }, (_, at) =>
  own(`what i made of draft ${at} about ${subjects.split(' ')[at]}`, {
    isEdited: true,
    isReply: true,
  }),
);
const topic = { about: 'nothing', kind: 'reply', language: null } as const;
const chosen = (texts: OwnText[], about: Partial<Parameters<typeof chooseSamples>[2]> = {}) =>
  chooseSamples(
    texts.map(({ text }) => text),
    texts,
    { ...topic, ...about },
  );

describe('the lasting samples', () => {
  it('are eight, of which at most two are edited drafts', () => {
    const { lasting } = chosen([...written, ...edited]);
    expect(new Set(lasting).size).toBe(8);
    const mine = new Set(written.map(({ text }) => text));
    expect(lasting.filter((text) => mine.has(text))).toHaveLength(6);
  });

  it('are the same for every topic, and for another draft that was edited today', () => {
    const all = [...written, ...edited];
    const before = chosen(all).lasting;
    expect(
      chosen(all, { about: 'funding and basis', kind: 'post', language: 'ja' }).lasting,
    ).toEqual(before);
    const today = own('edited just now', { isEdited: true, isReply: true, isNew: true });
    expect(chosen([...written, today, ...edited]).lasting).toEqual(before);
  });

  it('differ from each other in subject', () => {
    const alike = Array.from({ length: 30 }, (_, at) => own(`fees are up again, ${at} times`));
    const apart = [
      'bridges need two audits now',
      'depth left the order book !',
      'nobody reads oracles anyway',
    ].map((text) => own(text));
    expect(chosen([...alike, ...apart]).lasting).toEqual(
      expect.arrayContaining(apart.map(({ text }) => text)),
    );
  });

  it('are what there is, where there is little', () => {
    expect(chosen([]).lasting).toEqual([]);
    expect(chosen([own('gm')]).lasting).toEqual(['gm']);
    expect(chosen(edited).lasting).toHaveLength(2);
    const fresh = written.slice(0, 9).map((text) => ({ ...text, isNew: true }));
    expect(chosen(fresh).lasting).toHaveLength(8);
  });
});

describe('near samples', () => {
  const long = 'esta semana las comisiones bajaron porque los puentes funcionan mejor que antes';
  it('are replies first where a reply is asked for, then the language of the post, then the topic', () => {
    const replies = [1, 2, 3].map((n) => own(`@bo hedges are not free, ${n}`, { isReply: true }));
    const spanish = [1, 2, 3].map((n) => own(`${long}, y hedges también, ${n}`));
    const all = [...written, ...replies, ...spanish];
    const { near, lasting } = chosen(all, { about: 'hedges', language: 'es' });
    const order = [...replies, ...spanish, ...written].map(({ text }) => text);
    expect(near).toEqual(order.filter((text) => !lasting.includes(text)).slice(0, 3));
    expect(near[0]).toMatch(/^@bo/);
    const forPost = chosen(all, { about: 'hedges', kind: 'post', language: 'es' });
    expect(forPost.near[0]).toMatch(/^esta semana/);
  });

  it('are none that share nothing', () => {
    expect(chosen(written, { about: 'zebra' }).near).toEqual([]);
  });

  it('stand in no lasting sample', () => {
    const { near, lasting } = chosen([...written, ...edited], { about: subjects });
    expect(near).toHaveLength(3);
    expect(near.filter((text) => lasting.includes(text))).toEqual([]);
  });
});

it('learns no language today', () => {
  const spanish = Array.from({ length: 30 }, () =>
    own('esta noche el mercado está tranquilo y a nadie le importa', {
      isNew: true,
      isEdited: true,
    }),
  );
  const english = own('the market is quiet tonight and nobody seems to mind it');
  expect(chosen([english, ...spanish]).languages).toEqual(['en']);
  expect(chosen(spanish).languages).toEqual(['es']);
});

it('tells the languages that it writes in, and the length of its replies', () => {
  const english = Array.from({ length: 9 }, () =>
    own('the market is quiet tonight and nobody seems to mind it'),
  );
  const japanese = Array.from({ length: 4 }, () =>
    own('今夜の市場は静かで、誰も気にしていないようだ'),
  );
  const replies = Array.from({ length: 6 }, (_, at) => own('x'.repeat(10 + at), { isReply: true }));
  const { languages, lengths } = chosen([...english, ...japanese, ...replies]);
  expect(languages).toEqual(['en', 'ja']);
  expect(lengths).toEqual({ from: 11, median: 13, to: 15 });
  expect(chosen([...english, ...replies], { kind: 'post' }).lengths?.to).toBe(55);
});
