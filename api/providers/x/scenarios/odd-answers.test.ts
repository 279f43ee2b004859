import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startXSandbox, type XSandbox } from '#tools/sandbox/x-api/x-sandbox.ts';
import { createXClient, type XClient } from '../x-client.ts';
import { XError } from '../x-error.ts';

let sandbox: XSandbox;
let x: XClient;
beforeAll(async () => {
  const app = { clientId: 'odd', clientSecret: 'odd-secret', callbackUrls: [] };
  sandbox = await startXSandbox({ port: 0, app });
  const authorizeUrl = `${sandbox.url}/i/oauth2/authorize`;
  x = createXClient({ apiUrl: sandbox.url, authorizeUrl, ...app });
});
afterEach(() => sandbox.control.fault({ kind: 'clear' }));
afterAll(() => sandbox.stop());

type Body = object | string | null;
const post = {
  text: 'gm',
  replyTo: null,
  mediaIds: [],
  madeWithAi: false,
  paidPartnership: false,
};

function answers(endpoint: 'create' | 'token', status: number, body: Body, contentType?: string) {
  sandbox.control.fault({
    kind: 'odd_answer',
    endpoint,
    status,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...(contentType ? { contentType } : {}),
  });
}

async function errorOf(work: Promise<unknown>): Promise<XError> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(XError);
  return error as XError;
}

describe('an answer to a post', () => {
  it.each<[string, number, Body]>([
    ['code 64', 403, { errors: [{ code: 64, message: 'Your account is suspended.' }] }],
    ['code 326', 403, { errors: [{ code: 326, message: 'To protect our users, log in.' }] }],
    ['code 63 as text', 403, { errors: [{ code: '63', message: 'User has been suspended.' }] }],
    ['a detail', 403, { detail: 'Your account is suspended and is not permitted to do this.' }],
    ['a detail, locked', 403, { detail: 'This account is temporarily locked.', errors: null }],
    ['a 401', 401, { title: 'Unauthorized', detail: 'Your account has been suspended.' }],
    ['a text', 403, 'Your account is suspended'],
  ])('that the account is suspended or locked is told apart: %s', async (_, status, body) => {
    answers('create', status, body, typeof body === 'string' ? 'text/plain' : undefined);
    const { kind } = await errorOf(x.createPost('access-of-the-test', post));
    expect(kind).toBe('suspended');
  });

  it.each<[string, number, Body]>([
    ['the account that is answered', 403, { detail: 'The user you reply to has been suspended.' }],
    ['an app', 403, { detail: 'Your client app is not permitted to perform this action.' }],
    ['a plain refusal', 403, { title: 'Forbidden', detail: 'Forbidden', errors: null }],
  ])('of %s suspends nobody', async (_, status, body) => {
    answers('create', status, body);
    expect(await errorOf(x.createPost('access-of-the-test', post))).toMatchObject({
      kind: 'refused',
    });
  });

  it.each<[string, number, Body]>([
    ['401', 401, { title: 'Unauthorized' }],
    ['401 with errors that are null', 401, { errors: null }],
    ['401 without a body', 401, ''],
    ['403 with code 89', 403, { errors: [{ code: 89, message: 'Invalid or expired token.' }] }],
    ['403 with OAuth’s word', 403, { error: 'invalid_token' }],
  ])('that the token is at an end asks for a new one: %s', async (_, status, body) => {
    answers('create', status, body);
    expect(await errorOf(x.createPost('access-of-the-test', post))).toMatchObject({
      kind: 'reconnect',
      status,
    });
  });

  it.each<[string, string, string, boolean]>([
    ['text', 'text/plain', 'You may not post this.', false],
    ['text with a charset', 'text/plain; charset=utf-8', 'You may not post this.', false],
    ['a page', 'text/html', '<h1>Just a moment...</h1>', true],
    ['a page that says it is text', 'text/plain', '<html>Attention</html>', true],
    ['a code of the network', 'text/plain', 'error code: 1020', true],
    ['nothing', 'application/json', '', true],
    ['broken JSON', 'application/json', '{"detail":', true],
  ])('of %s is X’s word or not: only what is not may be tried again', async (...given) => {
    const [, contentType, body, isForeign] = given;
    answers('create', 403, body, contentType);
    const { detail, more, kind } = await errorOf(x.createPost('access-of-the-test', post));
    expect({ kind, isForeign: more.notFromApi }).toEqual({ kind: 'refused', isForeign });
    expect(detail).toBe(isForeign ? 'X gave no reason.' : body);
  });
});

describe('a refused refresh', () => {
  const invalid = 'Value passed for the token was invalid.';
  it.each<[string, number, Body]>([
    ['RFC 6749', 400, { error: 'invalid_grant', error_description: 'gone' }],
    ['X', 400, { error: 'invalid_request', error_description: invalid }],
    ['no description', 400, { error: 'invalid_request' }],
    ['a description that is null', 400, { error: 'invalid_request', error_description: null }],
    ['a description that is empty', 400, { error: 'invalid_grant', error_description: '' }],
    ['401', 401, { error: 'invalid_grant' }],
    ['403', 403, { error: 'invalid_grant', errors: null }],
    ['the older form', 400, { errors: [{ message: invalid }] }],
    ['a problem', 400, { title: 'Invalid Request', detail: 'The refresh token was revoked.' }],
    ['text', 400, 'The refresh token has expired.'],
  ])('says that the token is dead: %s', async (_, status, body) => {
    answers('token', status, body, typeof body === 'string' ? 'text/plain' : undefined);
    expect(await errorOf(x.refresh('r'))).toMatchObject({ kind: 'reconnect' });
  });

  const client = 'Missing valid authorization header';
  const missing = 'Missing required parameter [client_id].';
  it.each<[string, number, Body]>([
    ['the secret is wrong', 401, { error: 'unauthorized_client', error_description: client }],
    ['the client is unknown', 400, { error: 'invalid_client', error_description: 'invalid token' }],
    ['a parameter is missing', 400, { error: 'invalid_request', error_description: missing }],
    ['a page', 403, '<html>token invalid</html>'],
    ['nothing is said', 403, {}],
  ])('says something else and disconnects nobody: %s', async (_, status, body) => {
    answers('token', status, body);
    expect(await errorOf(x.refresh('r'))).toMatchObject({ kind: 'refused' });
  });

  it('is for later where X is away', async () => {
    answers('token', 503, { error: 'invalid_grant' });
    expect(await errorOf(x.refresh('r'))).toMatchObject({ kind: 'temporary' });
  });
});

describe('an answer with tokens', () => {
  it.each<[string, object, object]>([
    ['no refresh token', {}, { refreshToken: 'old' }],
    ['one that is null', { refresh_token: null }, { refreshToken: 'old' }],
    ['an empty one', { refresh_token: '' }, { refreshToken: 'old' }],
    ['a blank one', { refresh_token: '  ' }, { refreshToken: 'old' }],
    ['one that is a number', { refresh_token: 7 }, { refreshToken: 'old' }],
    ['a new one', { refresh_token: 'new' }, { refreshToken: 'new' }],
    ['seconds as text', { expires_in: '3600' }, { expiresInSeconds: 3_600 }],
    ['no seconds', {}, { expiresInSeconds: 7_200 }],
    ['seconds that are null', { expires_in: null }, { expiresInSeconds: 7_200 }],
    ['seconds that are words', { expires_in: 'two hours' }, { expiresInSeconds: 7_200 }],
    ['seconds below zero', { expires_in: -1 }, { expiresInSeconds: 7_200 }],
    ['no scope', {}, { scopes: [] }],
    ['a scope that is null', { scope: null }, { scopes: [] }],
    ['scopes in a list', { scope: ['a', 'b'] }, { scopes: ['a', 'b'] }],
    ['a type of another kind', { token_type: null }, { accessToken: 'fresh' }],
  ])('and %s is read', async (_, changes, expected) => {
    answers('token', 200, { access_token: 'fresh', ...changes });
    expect(await x.refresh('old')).toMatchObject({ accessToken: 'fresh', ...expected });
  });
});
