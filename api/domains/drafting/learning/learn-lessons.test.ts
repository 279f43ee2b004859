import { describe, expect, it } from 'vitest';
import { cpuMs } from '#api/testing/cpu-ms.ts';
import { type DecidedDraft, learnLessons } from './learn-lessons.ts';

const draft = (changes: Partial<DecidedDraft>): DecidedDraft => ({
  type: 'reply',
  outcome: 'edited',
  post: null,
  draft: '',
  sent: null,
  changed: 0.3,
  at: 100,
  ...changes,
});
const edit = (before: string, sent: string, changes: Partial<DecidedDraft> = {}) =>
  draft({ draft: before, sent, ...changes });
const discard = (text: string, changes: Partial<DecidedDraft> = {}) =>
  draft({ draft: text, outcome: 'discarded', changed: null, ...changes });
const accept = (text: string) => draft({ draft: text, outcome: 'accepted', changed: null });
const learn = (
  decided: DecidedDraft[],
  forgotten: Parameters<typeof learnLessons>[0]['forgotten'] = [],
) => learnLessons({ decided, forgotten }, null);

/** Three edits that take "Great point", "!!", the rocket and a hashtag out. */
const corrected = ['fees eat small wallets', 'bridges need two audits', 'depth left this book'].map(
  (text) => edit(`Great point!! ${text} 🚀 #defi`, text),
);

describe('what edits always remove', () => {
  it('is learnt from three: phrases, openers, marks, emoji and hashtags', () => {
    expect(learn(corrected).removed).toEqual(
      ['🚀', '#defi', '!!', 'great point …'].map((text) => ({ text, times: 3 })),
    );
  });

  it('is not learnt from two', () => {
    expect(learn(corrected.slice(1)).removed).toEqual([]);
  });

  it('is removed in 80 of 100 edits where the draft had it', () => {
    const removing = (times: number) =>
      Array.from({ length: times }, (_, at) => edit(`number${at} frens`, `number${at}`));
    const keeping = edit('frens of mine hold', 'frens of mine held');
    const texts = (decided: DecidedDraft[]) => learn(decided).removed.map(({ text }) => text);
    expect(texts([...removing(4), keeping])).toContain('frens');
    expect(texts([...removing(3), keeping])).not.toContain('frens');
  });

  it('is nothing that the owner writes where the draft had not had it', () => {
    const own = edit('fees are up', 'fees are up #defi');
    expect(learn([...corrected, own]).removed.map(({ text }) => text)).not.toContain('#defi');
  });

  it('is nothing that stands in the post', () => {
    const answers = corrected.map((one) => ({ ...one, post: 'who else likes #defi' }));
    expect(learn(answers).removed.map(({ text }) => text)).not.toContain('#defi');
  });

  it('is nothing of a text that was written anew', () => {
    expect(learn(corrected.map((one) => ({ ...one, changed: 0.8 }))).removed).toEqual([]);
  });
});

describe('what discards count against', () => {
  const said = 'the real question is who pays for it';
  const discarded = ['Fees:', 'Blobs:', 'Bridges:'].map((start) => discard(`${start} ${said}`));
  const texts = (decided: DecidedDraft[]) => learn(decided).avoided.map(({ text }) => text);

  it('are runs of four words in three discarded drafts, each part told once', () => {
    expect(learn(discarded).avoided).toEqual([
      { text: 'the real question is', times: 3 },
      { text: 'is who pays for', times: 3 },
    ]);
    expect(learn(discarded.slice(1)).avoided).toEqual([]);
  });

  it('are openers', () => {
    const opened = ['fees fell', 'blobs filled', 'depth left'].map((text) =>
      discard(`Hot take: ${text}`),
    );
    expect(texts(opened)).toEqual(['hot take …']);
  });

  it('are nothing that an accepted draft or a sent edit says', () => {
    expect(texts([...discarded, accept(`Well, ${said}`)])).toEqual([]);
    expect(texts([...discarded, edit('gm', `gm, ${said}`)])).toEqual([]);
  });
});

describe('lengths', () => {
  const ofLength = (length: number, changes: Partial<DecidedDraft> = {}) =>
    edit('draft', 'x'.repeat(length), changes);
  const six = [80, 10, 60, 30, 40, 20].map((length) => ofLength(length));

  it('are the median and the quartiles of what was sent, from six texts on', () => {
    // Sorted 10 20 30 40 60 80: places 1, 3 (of 2.5) and 4 (of 3.75).
    expect(learn(six).length).toEqual({ from: 20, median: 40, to: 60, texts: 6 });
    expect(learn(six.slice(1)).length).toBeNull();
  });

  it('are those of the kind that is to be written, and of no thread', () => {
    const posts = [1, 2, 3].map((length) => ofLength(length, { type: 'post' }));
    const all = { decided: [...six, ...posts, ofLength(999, { type: 'thread' })], forgotten: [] };
    expect(learnLessons(all, { about: '', kind: 'reply' }).length?.texts).toBe(6);
    expect(learnLessons(all, null).length?.texts).toBe(9);
  });

  it('are nothing of drafts that were sent as they were', () => {
    expect(learn(Array.from({ length: 9 }, () => accept('as it was'))).length).toBeNull();
  });
});

it('edits are told as examples: three, those most like the post first, then the newest', () => {
  const edits = ['blobs', 'bridges', 'fees', 'points'].map((subject) =>
    edit(`draft on ${subject}`, `sent on ${subject}`, { post: `post on ${subject}` }),
  );
  const wanted = { about: 'who pays the fees', kind: 'reply' } as const;
  const told = learnLessons({ decided: [...edits, accept('gm')], forgotten: [] }, wanted).edits;
  expect(told.map(({ sent }) => sent)).toEqual([
    'sent on fees',
    'sent on blobs',
    'sent on bridges',
  ]);
  expect(told[0]).toEqual({ post: 'post on fees', draft: 'draft on fees', sent: 'sent on fees' });
});

describe('what was forgotten', () => {
  it('is one phrase, and later decisions teach it again', () => {
    const forgotten = [{ kind: 'removed' as const, phrase: '!!', at: 100 }];
    const texts = (decided: DecidedDraft[]) =>
      learn(decided, forgotten).removed.map(({ text }) => text);
    // Nor does "!" come up in its place.
    expect(texts(corrected)).toEqual(['🚀', '#defi', 'great point …']);
    expect(texts([...corrected.map((one) => ({ ...one, at: 101 })), ...corrected])).toContain('!!');
  });

  it('is everything before it', () => {
    const all = [{ kind: 'all' as const, phrase: '', at: 100 }];
    const decided = [...corrected, ...corrected.map(({ draft: text }) => discard(text))];
    expect(learn(decided, all)).toEqual({ edits: [], length: null, removed: [], avoided: [] });
    const later = decided.map((one) => ({ ...one, at: 101 }));
    expect(learn(later, all).edits).toHaveLength(3);
  });
});

it('reads 200 decisions in a moment', async () => {
  const text = Array.from({ length: 160 }, (_, at) => `word${at % 90}`).join(' ');
  const decided = Array.from({ length: 200 }, (_, at) => edit(`${text} ${at}`, `${text} x`));
  // 100 ms on a quiet machine; the limit only catches a change of order.
  expect(await cpuMs(() => learn(decided))).toBeLessThan(2_000);
});
