import { z } from 'zod';
import { tokenAnswer, userAnswer, type XTokens, type XUser } from './answers.ts';
import type { Purpose } from './error-of.ts';
import { mediaCalls } from './media-calls.ts';
import { postCalls } from './post-calls.ts';
import { figureCalls } from './post-figures.ts';
import { asPerson, xCall } from './x-call.ts';

const TIME_LIMIT_MS = 10_000;
const USER_FIELDS = 'profile_image_url,public_metrics,subscription_type';

export interface XClientOptions {
  /** Without a slash at its end; the token endpoint lives under it. */
  apiUrl: string;
  authorizeUrl: string;
  clientId: string;
  clientSecret: string;
  /** For one call, in milliseconds. */
  timeLimitMs?: number;
}

/** All calls but `authorizeUrl` throw XError, and nothing else. */
export interface XClient
  extends ReturnType<typeof postCalls>,
    ReturnType<typeof figureCalls>,
    ReturnType<typeof mediaCalls> {
  /** Where to send a person; `challenge` is the S256 challenge of the verifier. */
  authorizeUrl(ask: {
    state: string;
    challenge: string;
    redirectUri: string;
    scopes: readonly string[];
  }): string;
  exchangeCode(given: { code: string; verifier: string; redirectUri: string }): Promise<XTokens>;
  /**
   * The refresh token is spent as soon as X has it, even when its answer is lost. The answer has the
   * one to use next, which is the same where X gave no other.
   */
  refresh(refreshToken: string): Promise<XTokens>;
  revoke(token: string): Promise<void>;
  /** A 401 (`reconnect`) may only mean that the access token is too old: refresh before giving up. */
  me(accessToken: string): Promise<XUser>;
  /** Who has this username now; `unexpected` where nobody has. */
  userNamed(accessToken: string, username: string): Promise<XUser>;
}

/** A client of X, or of whatever stands at those addresses. */
export function createXClient(options: XClientOptions): XClient {
  const { apiUrl, clientId, clientSecret, timeLimitMs = TIME_LIMIT_MS } = options;

  const call = xCall(apiUrl, clientSecret, timeLimitMs);
  const ask = asPerson(call);

  const callToken = <T extends z.ZodType>(
    path: string,
    form: Record<string, string>,
    reading: { schema: T; purpose: Purpose; secrets: string[] },
  ) => {
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const headers = {
      authorization: `Basic ${basic}`,
      'content-type': 'application/x-www-form-urlencoded',
    };
    const body = new URLSearchParams(form).toString();
    return call(path, { method: 'POST', headers, body }, reading);
  };

  return {
    authorizeUrl({ state, challenge, redirectUri, scopes }) {
      const query = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: scopes.join(' '),
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      };
      // Not URLSearchParams: X wants spaces as %20.
      const pairs = Object.entries(query).map(
        ([name, value]) => `${name}=${encodeURIComponent(value)}`,
      );
      const separator = options.authorizeUrl.includes('?') ? '&' : '?';
      return options.authorizeUrl + separator + pairs.join('&');
    },

    exchangeCode: ({ code, verifier, redirectUri }) =>
      callToken(
        '/2/oauth2/token',
        {
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirectUri,
          code_verifier: verifier,
        },
        { schema: tokenAnswer, purpose: 'code', secrets: [code, verifier] },
      ),

    async refresh(refreshToken) {
      const tokens = await callToken(
        '/2/oauth2/token',
        { grant_type: 'refresh_token', refresh_token: refreshToken },
        { schema: tokenAnswer, purpose: 'refresh', secrets: [refreshToken] },
      );
      // RFC 6749, section 6: where no new one is issued, the old one stays.
      return { ...tokens, refreshToken: tokens.refreshToken ?? refreshToken };
    },

    async revoke(token) {
      await callToken(
        '/2/oauth2/revoke',
        { token },
        { schema: z.unknown(), purpose: 'revoke', secrets: [token] },
      );
    },

    me: (accessToken) => ask(accessToken, userAnswer, `/2/users/me?user.fields=${USER_FIELDS}`),

    userNamed: (accessToken, username) =>
      ask(accessToken, userAnswer, `/2/users/by/username/${username}`),

    ...postCalls(ask),
    ...figureCalls(ask),
    ...mediaCalls(ask),
  };
}
