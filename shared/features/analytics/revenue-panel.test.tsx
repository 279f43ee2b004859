import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RevenueEntry } from '#shared/contracts/revenue.ts';
import { nothing, showAnalytics, stopCalendar } from './testing/show-analytics.tsx';

beforeEach(stopCalendar);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('revenue is entered, listed and deleted', async () => {
  const list: RevenueEntry[] = [];
  const entry: RevenueEntry = {
    id: '00000000-0000-4000-8000-0000000000e1',
    amount: 1_234.5,
    date: '2026-11-21',
    note: 'Two seats',
    postId: null,
    postExcerpt: null,
    campaignId: null,
    campaignName: null,
    createdAt: '2026-11-21T12:00:00.000Z',
  };
  const { sent } = showAnalytics(nothing, {
    'GET /api/revenue': () => ({ status: 200, body: list }),
    'POST /api/revenue': () => {
      list.push(entry);
      return { status: 201, body: entry };
    },
    [`DELETE /api/revenue/${entry.id}`]: () => {
      list.pop();
      return { status: 204 };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Add revenue' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add revenue' }));
  const amount = dialog.getByLabelText('Amount in US dollars');
  const add = () => fireEvent.click(dialog.getByRole('button', { name: 'Add revenue' }));
  add();
  expect(await dialog.findByText('Amount is required')).toBeTruthy();
  fireEvent.change(amount, { target: { value: '1.005' } });
  add();
  expect(await dialog.findByText('Amount must have at most two decimals')).toBeTruthy();
  fireEvent.change(amount, { target: { value: '1234,50' } });
  fireEvent.change(dialog.getByLabelText('Note'), { target: { value: 'Two seats' } });
  add();
  await screen.findByText('Revenue added');
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    amount: 1_234.5,
    date: '2026-11-21',
    note: 'Two seats',
    postId: null,
    campaignId: null,
  });
  expect(await screen.findByText('$1,234.50')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Delete $1,234.50 of Nov 21, 2026' }));
  const confirm = within(await screen.findByRole('alertdialog'));
  fireEvent.click(confirm.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Nothing has been entered yet.');
});
