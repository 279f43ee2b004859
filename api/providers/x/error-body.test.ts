import { expect, it } from 'vitest';
import { readErrorBody } from './error-body.ts';

const SAID = 'You are not allowed to create a Tweet with duplicate content.';

it.each<[string, unknown, string | null]>([
  ['a problem', { title: 'Forbidden', status: 403, type: 'about:blank', detail: SAID }, SAID],
  ['errors that are null', { errors: null, title: 'Forbidden', detail: SAID }, SAID],
  ['errors that are a number', { errors: 3, detail: SAID }, SAID],
  ['errors that are empty', { errors: [], detail: SAID }, SAID],
  ['errors with nothing in them', { errors: [null, {}, ''], detail: SAID }, SAID],
  ['a detail that is null', { detail: null, message: SAID }, SAID],
  ['a detail that is no text', { detail: { code: 1 }, title: SAID }, SAID],
  ['a title that is no text', { title: 403, detail: SAID, type: null }, SAID],
  ['errors with codes as text', { errors: [{ code: '187', message: SAID }] }, SAID],
  ['errors with a detail', { errors: [{ title: 'Forbidden', detail: SAID }] }, SAID],
  ['errors that are texts', { errors: [SAID] }, SAID],
  ['errors that are one object', { errors: { code: 187, message: SAID } }, SAID],
  ['a second error that says it', { errors: [{ code: 187 }, { message: SAID }] }, SAID],
  ['a list alone', [{ code: 187, message: SAID }], SAID],
  ['an error that is an object', { error: { code: 187, message: SAID } }, SAID],
  ['a message', { message: SAID }, SAID],
  ['an error that is a sentence', { error: SAID }, SAID],
  ['a text', SAID, SAID],
  ['an empty detail', { detail: ' ', errors: [{ message: '' }], title: SAID }, SAID],
  [
    'a description',
    { error: 'invalid_request', error_description: 'Value passed for the token was invalid.' },
    'Value passed for the token was invalid.',
  ],
  [
    'a reason without a sentence',
    { title: 'Forbidden', reason: 'not-enrolled' },
    'Forbidden: not-enrolled',
  ],
  [
    'a detail that is only the title again',
    { title: 'Forbidden', detail: 'Forbidden', reason: 'client-not-enrolled' },
    'Forbidden: client-not-enrolled',
  ],
  ['a reason alone', { reason: 'official-client-forbidden' }, 'official-client-forbidden'],
  ['nothing', {}, null],
  ['null', null, null],
  ['a number', 403, null],
  ['an empty list', [], null],
  ['undefined', undefined, null],
])('keeps what X said in %s', (_, body, detail) => {
  expect(readErrorBody(body).detail).toBe(detail);
});

it('reads codes as numbers or texts, wherever they stand, and the parts that others know it by', () => {
  expect(readErrorBody({ code: '326', errors: [{ code: 64 }, { code: 'x' }, null] }).codes).toEqual(
    [326, 64],
  );
  expect(readErrorBody({ error: 'INVALID_GRANT', errors: null }).oauth).toBe('invalid_grant');
  const type = 'https://api.twitter.com/2/problems/usage-capped';
  expect(readErrorBody({ type, detail: null }).problem).toBe('usage-capped');
});
