import { expect, test } from 'vitest';
import { isOwnPage, xTabOf } from './sender.ts';

const own = 'troupe';
const onX = { id: own, frameId: 0, tab: { id: 3, windowId: 1, url: 'https://x.com/home' } };

test('the top frame of a tab of X is served', () => {
  expect(xTabOf(onX, own)).toEqual({ tabId: 3, windowId: 1 });
  const old = { ...onX, tab: { ...onX.tab, url: 'https://twitter.com/home' } };
  expect(xTabOf(old, own)).not.toBeNull();
  const sandbox = { ...onX, tab: { ...onX.tab, url: 'http://x.localhost:3001/home' } };
  expect(xTabOf(sandbox, own)).not.toBeNull();
});

test.each([
  ['another extension', { ...onX, id: 'other' }],
  ['a frame inside', { ...onX, frameId: 4 }],
  ['one of our own pages', { id: own, frameId: 0 }],
  ['another site', { ...onX, tab: { ...onX.tab, url: 'https://x.com.evil.example/' } }],
  ['an insecure page', { ...onX, tab: { ...onX.tab, url: 'http://x.com/home' } }],
  ['another name on this machine', { ...onX, tab: { ...onX.tab, url: 'http://localhost/home' } }],
  ['a tab without an address', { ...onX, tab: { id: 3, windowId: 1 } }],
])('%s is not', (_, sender) => {
  expect(xTabOf(sender, own)).toBeNull();
});

test('a page of our own is known by its address, and nobody else is', () => {
  const place = { id: own, getURL: () => 'chrome-extension://troupe/' };
  const panel = { id: own, url: 'chrome-extension://troupe/sidepanel.html' };
  expect(isOwnPage(panel, place)).toBe(true);
  expect(isOwnPage({ ...panel, id: 'other' }, place)).toBe(false);
  expect(isOwnPage({ id: own, url: 'https://x.com/home' }, place)).toBe(false);
  expect(isOwnPage({ id: own }, place)).toBe(false);
});
