import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { activateLocale } from '#shared/i18n/translate.ts';
import { type } from '#shared/ui/testing/on-screen.ts';
import { CHECK, nothingFound, showComposer } from '../testing/show-schedule.tsx';

afterEach(() => {
  activateLocale('en', {});
});

test('what X charges is written as the language writes money', async () => {
  activateLocale('de', {});
  showComposer([], {
    [CHECK]: () => ({ status: 200, body: { ...nothingFound, costUsd: 0.015 } }),
  });
  await screen.findByLabelText('Content');
  type('Content', 'gm');
  const costs = await screen.findByText(/^Estimated X API cost/);
  expect(costs.textContent).toBe('Estimated X API cost: 0,015\u00a0$');
});
