import type { XErrorBody } from './error-body.ts';

/** "User has been suspended", "Your account is suspended", "this account is temporarily locked". */
const SUSPENDED = [63, 64, 326];
/** "Could not authenticate you", "Invalid or expired token". */
const DEAD_TOKEN = [32, 89];

const OWN_ACCOUNT =
  /\b(?:your|this) (?:x |twitter )?account (?:is|has been|was) (?:currently |temporarily |permanently )?(?:suspended|locked)\b/i;
const TOKEN_IS_DEAD =
  /\b(?:token|grant)\b.{0,80}\b(?:invalid|expired|revoked)\b|\b(?:invalid|expired|revoked)\b.{0,80}\b(?:token|grant)\b/i;

/** Whether X has suspended or locked the account that calls: no token changes that. */
export function isSuspended({ codes, detail }: XErrorBody): boolean {
  return codes.some((code) => SUSPENDED.includes(code)) || OWN_ACCOUNT.test(detail ?? '');
}

/** Whether X says of the access token that it is at an end, whatever the status. */
export function saysTokenIsDead({ codes, detail, oauth }: XErrorBody): boolean {
  return (
    codes.some((code) => DEAD_TOKEN.includes(code)) ||
    oauth === 'invalid_token' ||
    /^(?:invalid|expired|invalid or expired) token\b/i.test(detail ?? '')
  );
}

/**
 * Whether a refresh was refused because the refresh token is at an end. X says `invalid_request`
 * where RFC 6749 says `invalid_grant`, and also of what our own request lacks. A wrong app secret
 * is neither.
 */
export function isRefreshDead({ oauth, detail, codes }: XErrorBody): boolean {
  if (oauth === 'invalid_client' || oauth === 'unauthorized_client') return false;
  if (oauth === 'invalid_grant' || codes.includes(89)) return true;
  const hasReason = detail !== null && detail.toLowerCase() !== oauth;
  if (oauth === 'invalid_request' && !hasReason) return true;
  return TOKEN_IS_DEAD.test(detail ?? '');
}
