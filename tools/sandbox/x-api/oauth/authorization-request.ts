import type { World } from '../world.ts';

/** The scopes of this X with what they mean, in the words of the authorize page. */
export const scopeMeanings: Record<string, string> = {
  'tweet.read': 'See posts that this account can see',
  'tweet.write': 'Post and delete posts as this account',
  'users.read': 'See profiles that this account can see',
  'users.email': 'See the email address of this account',
  'media.write': 'Upload images and videos',
  'offline.access': 'Stay connected until you take the access away',
  'follows.read': 'See who follows this account',
  'like.read': 'See what this account likes',
};

/** What an app asks a person for. */
export interface AuthorizationRequest {
  redirectUri: string;
  scopes: string[];
  state: string;
  challenge: string;
}

/**
 * The request in that query, or the sentence that says what is wrong with it.
 * X answers every fault with a page of its own: nothing is sent to an address that may be false.
 */
export function readAuthorizationRequest(
  { app }: World,
  query: Record<string, string>,
): AuthorizationRequest | string {
  if (query.client_id !== app.clientId) return 'No app has this client_id.';
  const redirectUri = query.redirect_uri ?? '';
  if (!app.callbackUrls.includes(redirectUri)) {
    return 'The redirect_uri is not one of the callback URLs of the app, to the letter.';
  }
  if (query.response_type !== 'code') return 'The response_type must be code.';
  const state = query.state ?? '';
  if (state === '' || state.length > 500) return 'The state must have 1 to 500 characters.';
  const scopes = [...new Set((query.scope ?? '').split(' ').filter(Boolean))];
  const unknown = scopes.find((scope) => !Object.hasOwn(scopeMeanings, scope));
  if (unknown !== undefined || scopes.length === 0) return 'The scope is empty or unknown.';
  if (query.code_challenge_method !== 'S256') return 'The code_challenge_method must be S256.';
  const challenge = query.code_challenge ?? '';
  if (!/^[\w.~-]{43,128}$/.test(challenge)) return 'The code_challenge is missing or malformed.';
  return { redirectUri, scopes, state, challenge };
}

/** Back to the app, with its state and what came of the request. */
export function redirectBack(
  { redirectUri, state }: AuthorizationRequest,
  outcome: { code: string } | { error: string },
): string {
  const address = new URL(redirectUri);
  address.searchParams.append('state', state);
  for (const [name, value] of Object.entries(outcome)) address.searchParams.append(name, value);
  return address.href;
}
