import { expect, test } from 'vitest';
import { partialPost } from '../posts/posts.ts';
import { answeringAt, answeringKind } from './answering.ts';
import { composerOf } from './composer.ts';

const editor = (id: string, part = 0) =>
  `<div><div id="${id}" class="public-DraftEditor-content" contenteditable="true" data-testid="tweetTextarea_${part}"></div></div>`;
const bar = (id: string, submit = 'tweetButton') =>
  `<div><div data-testid="toolBar" id="${id}"><div><button data-testid="${submit}"></button></div></div></div>`;
const tweet = (handle: string, text: string) =>
  `<article data-testid="tweet"><div data-testid="User-Name"><a href="/${handle}">x</a></div><div data-testid="tweetText">${text}</div></article>`;
const dialog = (inner: string) => `<div role="dialog" aria-modal="true">${inner}</div>`;

const home = `<div data-testid="primaryColumn"><div>${editor('home')}${bar('homeBar', 'tweetButtonInline')}</div>${tweet('zed', 'first post')}</div>`;
const byId = (id: string) => document.getElementById(id)!;
const editorOf = (id: string, last: string | null = null) =>
  composerOf(byId(id), last ? byId(last) : null)?.editor.id;

test('a tool bar in a dialog means the dialog’s editor, not the home composer behind it', () => {
  document.body.innerHTML =
    home + dialog(`${tweet('ann', 'gm')}${editor('reply')}${bar('replyBar')}`);
  expect(editorOf('replyBar')).toBe('reply');
  expect(editorOf('homeBar')).toBe('home');
  expect(composerOf(byId('replyBar'), null)?.submit?.dataset.testid).toBe('tweetButton');
});

test('of a thread the part with the caret is meant, else the one before the bar', () => {
  document.body.innerHTML = dialog(
    `${editor('one')}${editor('two', 1)}${bar('shared')}${editor('three', 2)}`,
  );
  expect(editorOf('shared')).toBe('two');
  expect(editorOf('shared', 'three')).toBe('three');
});

test('a tool bar without an editor in its dialog has no composer', () => {
  document.body.innerHTML = home + dialog(bar('lonely'));
  expect(composerOf(byId('lonely'), null)).toBeNull();
});

test('a reply dialog answers the last post before its editor', () => {
  document.body.innerHTML =
    home + dialog(`${tweet('ann', 'gm')}${tweet('bob', 'gn')}${editor('e')}${bar('b')}`);
  expect(answeringAt(byId('b'), null)).toMatchObject({ kind: 'reply', post: { author: 'bob' } });
});

test('a post without its link in the dialog gets the id of the Reply that was pressed', () => {
  document.body.innerHTML = dialog(`${tweet('ann', 'gm')}${editor('e')}${bar('b')}`);
  const pressed = partialPost({ id: '5', author: 'ann', text: 'gm' });
  const idOf = (post: typeof pressed) => {
    const answering = answeringAt(byId('b'), post);
    return answering.kind === 'reply' ? answering.post.id : null;
  };
  expect(idOf(pressed)).toBe('5');
  expect(idOf({ ...pressed, text: 'another' })).toBeNull();
});

test('an inline reply answers the post in its row', () => {
  document.body.innerHTML = `<div data-testid="primaryColumn">
    <div data-testid="cellInnerDiv">${tweet('zed', 'other')}</div>
    <div data-testid="cellInnerDiv">${tweet('ann', 'focal')}<div data-testid="inline_reply_offscreen">${editor('e')}${bar('b')}</div></div></div>`;
  expect(answeringAt(byId('b'), null)).toMatchObject({ kind: 'reply', post: { text: 'focal' } });
});

test('a dialog with only a quoted card quotes it, one with neither is a new post', () => {
  document.body.innerHTML = dialog(
    `${editor('e')}<div data-testid="attachments"><div data-testid="User-Name"><span>@bob</span></div><div data-testid="tweetText">theirs</div></div>${bar('b')}`,
  );
  expect(answeringAt(byId('b'), null)).toEqual({
    kind: 'quote',
    quoted: { author: 'bob', text: 'theirs' },
  });
  document.body.innerHTML = home + dialog(`${editor('e')}${bar('b')}`);
  expect(answeringKind(byId('b'))).toBe('new');
  expect(answeringKind(byId('homeBar'))).toBe('new');
});
