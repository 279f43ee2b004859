import { message } from '#shared/contracts/messages/message.ts';
import { isRefreshDead, isSuspended, saysTokenIsDead } from './account-trouble.ts';
import { readErrorBody, type XErrorBody } from './error-body.ts';
import type { XAnswer } from './send.ts';
import { XError, type XErrorKind } from './x-error.ts';

/** What the call was for: the same status means different things. */
export type Purpose = 'api' | 'code' | 'refresh' | 'revoke';

/** The error that an answer without success stands for; `secrets` are cut out of X's sentence. */
export function errorOf(answer: XAnswer, purpose: Purpose, secrets: string[]): XError {
  const { status, body } = answer;
  const said = readErrorBody(body);
  const kind = kindOf(status, purpose, said);
  const reason =
    said.detail === null
      ? message('x.no-reason')
      : message('text.as-it-is', { text: withoutSecrets(said.detail, secrets) });
  return new XError(kind, status, reason, {
    ...(kind === 'rate_limited' ? waitOf(answer) : {}),
    notFromApi: body === undefined,
  });
}

function withoutSecrets(detail: string, secrets: string[]): string {
  return secrets.reduce(
    (text, secret) => (secret === '' ? text : text.replaceAll(secret, '[removed]')),
    detail,
  );
}

function kindOf(status: number, purpose: Purpose, said: XErrorBody): XErrorKind {
  // The monthly cap is a 429 too, but waiting for a reset does not help.
  if (status === 429) return said.problem === 'usage-capped' ? 'refused' : 'rate_limited';
  if (status >= 500 || status === 408) return 'temporary';
  if (isSuspended(said)) return 'suspended';
  if (purpose === 'api' && (status === 401 || saysTokenIsDead(said))) return 'reconnect';
  const isDenied = status === 400 || status === 401 || status === 403;
  if (purpose === 'refresh' && isDenied && isRefreshDead(said)) return 'reconnect';
  return 'refused';
}

/** The longest of X's limits; who says more speaks of milliseconds, or nonsense. */
const LONGEST_SECONDS = 86_400;

const LIMITS = ['x-rate-limit', 'x-user-limit-24hour', 'x-app-limit-24hour'];

/** The reset of the limit that is used up; of several the last. */
function waitOf(answer: XAnswer): { retryAt?: Date; waitSeconds?: number } {
  const now = nowAtX(answer);
  const resets = LIMITS.filter((name) => answer.header(`${name}-remaining`) === '0')
    .concat('x-rate-limit')
    .map((name) => Number(answer.header(`${name}-reset`) ?? Number.NaN))
    .filter((reset) => reset > 0);
  const after = Number(answer.header('retry-after') ?? Number.NaN);
  const told = resets.length > 0 ? Math.max(...resets) : now + after;
  if (!Number.isFinite(told)) return {};
  const reset = Math.min(told, now + LONGEST_SECONDS);
  return { retryAt: new Date(reset * 1000), waitSeconds: Math.max(0, reset - now) };
}

/** In seconds, as the answer itself says; this machine's clock may be wrong. */
function nowAtX(answer: XAnswer): number {
  const date = Date.parse(answer.header('date') ?? '');
  return (Number.isNaN(date) ? Date.now() : date) / 1000;
}
