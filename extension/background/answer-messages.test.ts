import { expect, test } from 'vitest';
import { toBackground } from '../protocol.ts';
import { admit } from './answer-messages.ts';

const own = { id: 'troupe', getURL: () => 'chrome-extension://troupe/' };
const tab = { id: 4, windowId: 1, url: 'https://x.com/home' };
const x = { id: own.id, frameId: 0, tab };
const panel = { id: own.id, url: 'chrome-extension://troupe/sidepanel.html' };
const id = '00000000-0000-4000-8000-000000000001';
const post = {
  id: '20',
  author: 'ann',
  text: 'gm',
  quoted: null,
  picture: null,
  language: 'en',
  cut: false,
  promoted: false,
};
const order = {
  choice: { personaId: id, tone: null, provider: null },
  point: '',
  variant: 0,
  thread: false,
  about: { kind: 'reply', post },
};

/** A payload of each message as our own scripts send it. */
const good = {
  loadPopover: undefined,
  loadCatalogue: 'de',
  namedLanguage: undefined,
  openPanel: undefined,
  setUpDraft: 'kit_ferro',
  usedDraft: { id, finalText: 'gm' },
  persistDrafts: {
    key: 'home',
    drafts: { point: '', alternatives: [{ parts: ['gm'], draft: null }], at: 0, variant: 1 },
  },
  recallDrafts: undefined,
  listPlaces: undefined,
  savePost: { post, bucketId: null },
  readMood: 'gm',
  menuOpened: true,
  retryWaiting: null,
  discardWaiting: id,
  waitForServer: order,
} satisfies Record<keyof typeof toBackground, unknown>;
const names = Object.keys(toBackground) as (keyof typeof toBackground)[];

test.each(names)('%s is heard from its sender alone, in its form alone', (name) => {
  const { from, malformed } = toBackground[name];
  const [sender, other] = from === 'x' ? [x, panel] : [panel, x];
  expect(admit(name, good[name], sender, own)).toEqual({
    payload: good[name],
    tab: from === 'x' ? { tabId: 4, windowId: 1 } : null,
  });

  const strangers = [
    other,
    { ...sender, id: 'another extension' },
    { id: own.id, frameId: 0, tab: { ...tab, url: 'https://x.com.evil.example/' } },
    { id: own.id, frameId: 3, tab },
  ];
  for (const stranger of strangers) {
    expect(admit(name, good[name], stranger, own)).toMatchObject({ ok: false });
  }
  const given: unknown = good[name];
  const more = typeof given === 'object' && given !== null ? { ...given, url: 'x' } : { url: 'x' };
  for (const wrong of [more, Symbol('none'), 7, []]) {
    expect(admit(name, wrong, sender, own)).toMatchObject({ error: { message: malformed } });
  }
});

test('a post without words of its own is not kept', () => {
  const blank = { post: { ...post, text: ' \n' }, bucketId: null };
  expect(admit('savePost', blank, x, own)).toMatchObject({
    error: { message: 'This post has no text to keep.' },
  });
});
