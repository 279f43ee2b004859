import { afterEach, beforeEach, expect, test } from 'vitest';
import { observePage } from '../x-page/observe.ts';
import { $ } from '../x-page/query.ts';
import { type Feature, type Problems, startFeatures } from './manager.ts';

let stop: AbortController;
beforeEach(() => {
  stop = new AbortController();
});
afterEach(() => stop.abort());

function start(features: Feature[]) {
  const problems: Problems = new Map();
  const told: string[] = [];
  const presses = new Map<string, (host: HTMLElement) => void>();
  const { signal } = stop;
  startFeatures(
    features,
    {
      observer: observePage(document.body, signal),
      remembered: { answering: null, editor: null, underMenu: null },
      makeButton: () => document.createElement('span'),
      onPress: (id, handler) => presses.set(id, handler),
      openDraft: () => undefined,
      tell: (sentence) => told.push(sentence),
    },
    problems,
    signal,
  );
  return { problems, told, presses };
}

test('a feature that breaks is named with its selector and leaves the others running', () => {
  let ran = false;
  const { problems } = start([
    { id: 'broken', init: () => void $('.nowhere', document) },
    {
      id: 'fine',
      init: () => {
        ran = true;
      },
    },
  ]);
  expect(ran).toBe(true);
  expect([...problems.values()]).toMatchObject([
    { feature: 'broken', what: 'missing .nowhere', place: '/', times: 1 },
  ]);
});

test('a press that cannot be served is told to the person', () => {
  const { presses, told } = start([
    { id: 'broken', init: (page) => page.onPress(() => void $('.nowhere', document)) },
  ]);
  presses.get('broken')?.(document.body);
  expect(told).toEqual(['Troupe cannot read this part of the page.']);
});

test('what a person asked for by a key and cannot be served is told too', () => {
  const { problems, told } = start([
    { id: 'broken', init: (page) => page.serve(() => void $('.nowhere', document)) },
  ]);
  expect(told).toEqual(['Troupe cannot read this part of the page.']);
  expect([...problems.values()]).toMatchObject([{ feature: 'broken', what: 'missing .nowhere' }]);
});

test('a feature that breaks on one post goes on with the others, and so do the other features', async () => {
  document.body.innerHTML = '<p id="one"></p><p id="two"></p><p id="three"></p>';
  const seen: string[] = [];
  const { problems } = start([
    {
      id: 'breaks-on-two',
      init: (page) =>
        page.each('p', ({ id }) => {
          if (id === 'two') throw new Error('secret words of a post');
          seen.push(id);
        }),
    },
    { id: 'fine', init: (page) => page.each('p', ({ id }) => void seen.push(`fine ${id}`)) },
  ]);
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  expect(seen).toEqual(['one', 'three', 'fine one', 'fine two', 'fine three']);
  expect([...problems.values()]).toMatchObject([{ feature: 'breaks-on-two', what: 'Error' }]);
});
