import { expect, test } from 'vitest';
import { loadServerMessages } from '#shared/i18n/server-message.ts';
import { activateLocale } from '#shared/i18n/translate.ts';
import { loadCatalogue } from '#shared/lib/i18n/load-catalogue.ts';
import { ApiError } from './api-client.ts';
import { errorSentence } from './error-sentence.ts';

const OFFLINE = 'The server could not be reached.';

test("what the server says is told in its own words, whatever else there'd be to say", () => {
  const body = { code: 'conflict', message: 'This post is on hold.', requestId: 'r-1' } as const;
  expect(errorSentence(new ApiError(409, '{}', body))).toBe('This post is on hold.');
  expect(errorSentence(new ApiError(409, '{}', body), 'Failed')).toBe('This post is on hold.');
});

test('the page of a proxy and the words of a browser are nothing to read', () => {
  expect(errorSentence(new ApiError(502, '<html>Bad Gateway</html>', null))).toBe(OFFLINE);
  expect(errorSentence(new TypeError('Failed to fetch'))).toBe(OFFLINE);
  expect(errorSentence(new TypeError('Failed to fetch'), 'Failed to add the file')).toBe(
    'Failed to add the file',
  );
});

test('in another language it is told by its code; what no code is known of stays English', async () => {
  await loadServerMessages();
  activateLocale('de', await loadCatalogue('de'));
  const body = { code: 'conflict', message: 'This post is on hold.', requestId: 'r-1' } as const;
  const sentence = (reason?: string) => errorSentence(new ApiError(409, '{}', { ...body, reason }));
  expect(sentence('rule.post-held')).toBe('Dieser Post ist angehalten.');
  expect(sentence('rule.from-tomorrow')).toBe('This post is on hold.');
  expect(sentence()).toBe('This post is on hold.');
  activateLocale('en', {});
});
