import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PersonaUsage } from '#shared/contracts/drafts.ts';
import { aPersona } from '#shared/ui/testing/people.ts';
import { renderScreen } from '#shared/ui/testing/render-screen.tsx';
import { UsagePanel } from './usage-panel.tsx';

const usage: PersonaUsage = {
  month: '2026-11',
  drafts: 12,
  inputTokens: 14_880,
  outputTokens: 1_020,
  costMicros: 4_200_000,
};

function show(monthlyLimit: number | null | undefined) {
  const { id } = aPersona();
  return renderScreen(<UsagePanel persona={aPersona({ monthlyLimit })} />, {
    [`GET /api/personas/${id}/usage`]: () => ({ status: 200, body: usage }),
  });
}

const figure = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

test('shows what models took this month, without a meter where there is no limit', async () => {
  show(undefined);
  await screen.findByText('Estimated cost');
  expect(['Drafts', 'Tokens in', 'Tokens out', 'Estimated cost'].map(figure)).toEqual([
    '12',
    '14.9K',
    '1.0K',
    '$4.20',
  ]);
  expect(screen.queryByText(/^Of the limit/)).toBeNull();
});

test.each([
  [5, 'Of the limit of $5.00', '84%'],
  [4.2, 'Of the limit of $4.20', '100%Limit reached. The built-in provider writes your drafts.'],
  [1, 'Of the limit of $1.00', '100%Limit reached. The built-in provider writes your drafts.'],
])('of a limit of %d says how much is used', async (limit, label, shown) => {
  show(limit);
  await screen.findByText(label);
  expect(figure(label)).toBe(shown);
});
