import { useQueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { formatInstant } from '#shared/i18n/formats/format-date.ts';
import {
  chooseLanguage,
  restOfTexts,
  restoreLanguage,
  useLanguage,
} from '#shared/i18n/language-store.ts';
import { t } from '#shared/i18n/translate.ts';
import { Spoken } from '#shared/ui/feedback/announcement.tsx';
import { nextUser } from '#shared/ui/testing/people.ts';
import { renderScreen } from '#shared/ui/testing/render-screen.tsx';
import { useLanguageAndZone } from './use-language-and-zone.ts';

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await act(() => chooseLanguage('en'));
  localStorage.clear();
});

const LATE = '2026-11-21T23:30:00.000Z';

function Time() {
  return <p data-testid="time">{formatInstant(LATE, { dateStyle: 'full' })}</p>;
}

function App() {
  const queries = useQueryClient();
  useLanguageAndZone();
  return (
    <Spoken>
      {() => (
        <>
          <Time />
          <input aria-label="Draft" />
          <button
            type="button"
            onClick={() => void queries.invalidateQueries({ queryKey: [getCurrentUser.path] })}
          >
            Live change
          </button>
        </>
      )}
    </Spoken>
  );
}

test('language and zone of the signed-in person are on screen, and change under an open form', async () => {
  let user = { ...nextUser(), language: 'de', timeZone: 'Asia/Tokyo' };
  renderScreen(<App />, { 'GET /api/auth/user': () => ({ status: 200, body: user }) });
  const time = () => screen.getByTestId('time').textContent;
  await waitFor(() => expect(time()).toBe('Sonntag, 22. November 2026'));
  expect(document.documentElement.lang).toBe('de');
  const draft = screen.getByRole('textbox');
  fireEvent.change(draft, { target: { value: 'half a thought' } });
  user = { ...user, language: 'fr', timeZone: 'America/New_York' };
  fireEvent.click(screen.getByRole('button', { name: 'Live change' }));
  await waitFor(() => expect(time()).toBe('samedi 21 novembre 2026'));
  expect(document.documentElement.lang).toBe('fr');
  expect(screen.getByRole('textbox')).toBe(draft);
});

test('the next start begins in that language, before anybody is asked', async () => {
  await act(() => chooseLanguage('ja'));
  useLanguage.setState({ language: 'en' });
  await act(() => restoreLanguage());
  expect(useLanguage.getState().language).toBe('ja');
  expect(document.documentElement.lang).toBe('ja');
});

test('a first screen may come with its own texts, and what is drawn later with all of them', async () => {
  await act(() => chooseLanguage('de'));
  const all = t('Analytics Dashboard');
  await act(() => restoreLanguage(async () => ({ Dashboard: 'First' })));
  expect([t('Dashboard'), t('Analytics Dashboard')]).toEqual(['First', 'Analytics Dashboard']);
  await act(() => Promise.all([restOfTexts(), restOfTexts()]));
  expect(t('Analytics Dashboard')).toBe(all);
  expect(t('Dashboard')).not.toBe('First');
});

test('a language chosen while the rest of another is on its way stands', async () => {
  await act(() => chooseLanguage('de'));
  await act(() => restoreLanguage(async () => ({})));
  await act(() => Promise.all([restOfTexts(), chooseLanguage('en')]));
  expect(useLanguage.getState().language).toBe('en');
  expect(t('Analytics Dashboard')).toBe('Analytics Dashboard');
});

test('of two languages asked for at once the later one stands', async () => {
  await act(() => Promise.all([chooseLanguage('es'), chooseLanguage('en')]));
  expect(useLanguage.getState().language).toBe('en');
  expect(document.documentElement.lang).toBe('en');
});
