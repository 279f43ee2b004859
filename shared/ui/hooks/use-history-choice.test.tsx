import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useHistoryChoice } from './use-history-choice.ts';

beforeEach(() => history.replaceState(null, ''));

const tabs = [{ value: 'posts' }, { value: 'queue' }] as const;
type Place = 'posts' | 'queue';
/** A visit of the screen, as after a reload: what is chosen, and a way to choose. */
function visit(name = 'tab') {
  const { result } = renderHook(() => useHistoryChoice<Place>(name, tabs, 'posts'));
  return {
    chosen: () => result.current[0],
    choose: (next: Place) => act(() => result.current[1](next)),
  };
}

test('a reload finds what was chosen, beside the choices of others; a new visit begins anew', () => {
  history.replaceState({ of: 'the router' }, '');
  const first = visit();
  expect(first.chosen()).toBe('posts');
  first.choose('queue');
  expect(first.chosen()).toBe('queue');
  visit('filter').choose('queue');
  expect(history.state).toEqual({ of: 'the router', tab: 'queue', filter: 'queue' });
  expect(visit().chosen()).toBe('queue');
  history.pushState(null, '', '/elsewhere');
  expect(visit().chosen()).toBe('posts');
});

test('what is no choice of the screen, or no state at all, is its first', () => {
  for (const state of [{ tab: 'calendar' }, { tab: 7 }, 'text', ['queue']]) {
    history.replaceState(state, '');
    expect(visit().chosen()).toBe('posts');
  }
});
