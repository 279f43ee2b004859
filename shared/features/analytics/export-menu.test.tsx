import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { AnalyticsReport } from '#shared/contracts/analytics.ts';
import { activateLocale } from '#shared/i18n/translate.ts';
import { busy } from '#shared/ui/testing/analytics.ts';
import { refusal } from '#shared/ui/testing/render-screen.tsx';
import { type More, showAnalytics, stopCalendar } from './testing/show-analytics.tsx';

beforeEach(stopCalendar);

const report: AnalyticsReport = {
  ...busy,
  generatedAt: '2026-11-21T12:00:00.000Z',
  isCut: false,
  posts: [
    {
      id: '00000000-0000-4000-8000-0000000000d1',
      postedAt: '2026-11-20T09:00:00.000Z',
      platform: 'twitter',
      account: 'dana',
      persona: 'Dana',
      campaign: null,
      provider: null,
      text: '=1+1',
      url: null,
      impressions: 10,
      likes: 1,
      reposts: 0,
      replies: 0,
      quotes: 0,
      bookmarks: 0,
      engagement: 1,
      engagementRate: 10,
      urlClicks: null,
      profileClicks: null,
      readAt: null,
      voiceMatch: null,
      virality: null,
    },
  ],
};

async function exportAs(item: string, more: More = {}) {
  const download = vi.fn();
  showAnalytics(
    busy,
    {
      'GET /api/analytics/export?start=2026-11-14&end=2026-11-21': () => ({
        status: 200,
        body: report,
      }),
      ...more,
    },
    { download },
  );
  await screen.findByRole('region', { name: 'Best hours' });
  fireEvent.click(screen.getByRole('button', { name: 'Export Report' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
  return download;
}

test('the report is downloaded as dated JSON, or as a table that no spreadsheet runs', async () => {
  const json = await exportAs('Whole report (JSON)');
  await screen.findByText('Analytics report downloaded successfully');
  const [name, content] = json.mock.calls[0] as [string, Blob];
  expect(name).toBe('troupe-analytics-2026-11-21.json');
  expect(JSON.parse(await content.text())).toEqual(report);
  cleanup();
  const csv = await exportAs('Posts as a table (CSV)');
  await waitFor(() => expect(csv).toHaveBeenCalled());
  const [csvName, table] = csv.mock.calls[0] as [string, Blob];
  expect(csvName).toBe('troupe-analytics-2026-11-21.csv');
  expect(await table.text()).toContain(",'=1+1,");
});

test("the table's columns are named in the language of the interface, its figures are not touched", async () => {
  activateLocale('de', {
    Posted: 'Gepostet',
    'Time zone': 'Zeitzone',
    'Posted (UTC)': 'Gepostet (UTC)',
  });
  onTestFinished(() => activateLocale('en', {}));
  const csv = await exportAs('Posts as a table (CSV)');
  await waitFor(() => expect(csv).toHaveBeenCalled());
  const [, table] = csv.mock.calls[0] as [string, Blob];
  const [names = '', post = ''] = (await table.text()).split('\r\n');
  expect(names).toMatch(/^\ufeff?Gepostet,Zeitzone,Gepostet \(UTC\),Platform,/);
  expect(post).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d,/);
});

test('a failed export is only logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const download = await exportAs('Whole report (JSON)', {
    'GET /api/analytics/export?start=2026-11-14&end=2026-11-21': () => ({
      status: 500,
      body: refusal('internal', 'Broken'),
    }),
  });
  await waitFor(() => expect(logged).toHaveBeenCalledOnce());
  logged.mockClear();
  expect(download).not.toHaveBeenCalled();
  expect(screen.queryByText('Broken')).toBeNull();
});

test('the menu goes with the keys, and closes with Escape', async () => {
  showAnalytics(busy);
  await screen.findByRole('region', { name: 'Best hours' });
  const button = screen.getByRole('button', { name: 'Export Report' });
  fireEvent.click(button);
  const menu = screen.getByRole('menu');
  const here = () => document.activeElement?.textContent;
  expect(here()).toBe('Whole report (JSON)');
  fireEvent.keyDown(menu, { key: 'ArrowDown' });
  expect(here()).toBe('Posts as a table (CSV)');
  fireEvent.keyDown(menu, { key: 'ArrowDown' });
  expect(here()).toBe('Whole report (JSON)');
  fireEvent.keyDown(menu, { key: 'ArrowUp' });
  expect(here()).toBe('Posts as a table (CSV)');
  fireEvent.keyDown(menu, { key: 'Escape' });
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});
