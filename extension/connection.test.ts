import { expect, test } from 'vitest';
import { ApiError, ServerAway } from '#shared/client/api-client.ts';
import { describeFailure, isRevoked, readApiUrl } from './connection.ts';

test.each([
  ['http://localhost:3000', 'http://localhost:3000'],
  [' localhost:3000/ ', 'http://localhost:3000'],
  ['127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['troupe.example', 'https://troupe.example'],
  ['https://troupe.example/console?x=1', 'https://troupe.example'],
])('%s means %s', (typed, origin) => {
  expect(readApiUrl(typed)).toBe(origin);
});

test.each([
  '',
  'http://troupe.example',
  'http://localhost.evil.example',
  'https://user:pass@troupe.example',
  'javascript:alert(1)',
  'ftp://localhost',
])('%s is refused: the key would travel in the clear or elsewhere', (typed) => {
  expect(readApiUrl(typed)).toBeNull();
});

test('failures say what to do', () => {
  const refused = new ApiError(401, 'no', null);
  expect(describeFailure(refused, 'u').refused).toBe(true);
  const body = { code: 'rate_limited', message: 'Too fast', requestId: 'r' } as const;
  expect(describeFailure(new ApiError(429, '', body), 'u').message).toBe('Too fast');
  const page = describeFailure(new ApiError(404, '<html>nginx</html>', null), 'u');
  expect(page.message).toBe('{apiUrl} answered, but not like a Troupe server.');
  const values = { apiUrl: 'http://a' };
  expect(describeFailure(new TypeError('x is undefined'), 'http://a')).toEqual({
    refused: false,
    message: 'Something went wrong inside Troupe.',
  });
  expect(describeFailure(new ServerAway('Failed to fetch'), 'http://a')).toEqual({
    refused: false,
    message: 'No answer from {apiUrl}. Is the Troupe server running?',
    values,
  });
  expect(describeFailure(new SyntaxError('x'), 'http://a')).toEqual({
    refused: false,
    message: '{apiUrl} answered, but not like a Troupe server.',
    values,
  });
});

test('only Troupe itself can say that a key is no longer good', () => {
  const body = { code: 'unauthorized', message: 'Sign in first', requestId: 'r' } as const;
  expect(isRevoked(new ApiError(401, '', body))).toBe(true);
  expect(isRevoked(new ApiError(401, '<html>a proxy</html>', null))).toBe(false);
  expect(isRevoked(new ApiError(403, '', { ...body, code: 'forbidden' }))).toBe(false);
  expect(isRevoked(new TypeError('Failed to fetch'))).toBe(false);
});
