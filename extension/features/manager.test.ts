import { expect, test } from 'vitest';
import { $ } from '../x-page/dollar.ts';
import { observePage } from '../x-page/observe.ts';
import { type Feature, type Problems, startFeatures } from './manager.ts';

function start(features: Feature[]) {
  const problems: Problems = new Map();
  const told: string[] = [];
  const presses = new Map<string, (host: HTMLElement) => void>();
  const { signal } = new AbortController();
  startFeatures(
    features,
    {
      observer: observePage(document.body, signal),
      remembered: { answering: null, editor: null },
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
  expect([...problems]).toEqual([['broken: missing .nowhere', 1]]);
});

test('a press that cannot be served is told to the person', () => {
  const { presses, told } = start([
    { id: 'broken', init: (page) => page.onPress(() => void $('.nowhere', document)) },
  ]);
  presses.get('broken')?.(document.body);
  expect(told).toEqual(['Troupe cannot read this part of the page.']);
});
