import { AppError } from '#api/errors/app-error.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import type { ProviderAdvice } from './provider-advice.ts';

type Fault =
  | 'key_refused'
  | 'model_unknown'
  | 'no_model'
  | 'rate_limited'
  | 'no_credit'
  | 'filtered'
  | 'internal'
  | 'unreachable'
  | 'request_refused'
  | 'unreadable'
  | 'cut_short'
  | 'too_large'
  | 'timed_out'
  | 'cancelled'
  | 'leaked'
  | 'unsafe';

interface Detail {
  status?: number | undefined;
  retryAfterSeconds?: number | undefined;
  /** The error text of a local server, cleaned by `serverErrorText`. Shown to people, never logged. */
  words?: string | undefined;
  /** The server refused the requested answer format (`response_format`). */
  isOfForm?: boolean | undefined;
}

/** A fault of a model call. The upstream body is left out, except for the cleaned error text of a local server. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly detail: Detail;

  constructor(
    readonly fault: Fault,
    { cause, ...detail }: Detail & { cause?: unknown } = {},
  ) {
    super(cause === undefined ? fault : `${fault}: ${traceOf(cause)}`);
    this.detail = detail;
  }

  /** Of what was asked about, and not of key or provider: about another text it may answer. */
  get isOfText(): boolean {
    return ['filtered', 'unreadable', 'cut_short', 'too_large', 'leaked', 'unsafe'].includes(
      this.fault,
    );
  }

  /** Worth one more try at once. */
  get passing(): boolean {
    return this.fault === 'internal' || this.fault === 'unreachable';
  }
}

/** Seconds to wait as a provider said them; undefined where that is no time, or over an hour. */
export function waitOf(said: string | null | undefined): number | undefined {
  const seconds = Math.ceil(Number(said));
  return seconds > 0 && seconds <= 3_600 ? seconds : undefined;
}

/** How a provider is called in sentences for a person. */
export interface ProviderFacts {
  name: string;
  model: string | null;
  advice: ProviderAdvice;
  /** For a whole answer. */
  timeLimitMs: number;
}

/** The answer for a person: which provider, why, and what to do. Its cause is the fault. */
export function problemOf(facts: ProviderFacts, error: ModelError): AppError {
  const { retryAfterSeconds, status, words } = error.detail;
  const cause = error;
  const { name: provider, model, advice, timeLimitMs } = facts;
  const failed = (reason: Message) => new AppError('provider_failed', reason, { cause });
  switch (error.fault) {
    case 'key_refused':
      return failed(advice.whenKeyRefused);
    case 'no_model':
      return failed(message('provider.no-model', { provider }));
    case 'model_unknown':
      if (words) return failed(message('provider.says', { provider, words }));
      return failed(message('provider.model-unknown', { provider, model: JSON.stringify(model) }));
    case 'rate_limited': {
      const seconds = retryAfterSeconds ?? 20;
      return new AppError('rate_limited', message('provider.limiting', { provider, n: seconds }), {
        retryAfterSeconds: seconds,
        cause,
      });
    }
    case 'no_credit':
      return failed(message('provider.no-credit', { provider }));
    case 'filtered':
      return failed(message('provider.declined', { provider }));
    case 'internal':
      if (words) return failed(message('provider.says', { provider, words }));
      return failed(message('provider.own-error', { provider, n: status ?? 500 }));
    case 'unreachable':
      return new AppError(
        'provider_unavailable',
        message('provider.unreachable', { provider, advice: advice.whenUnreachable }),
        { cause },
      );
    case 'request_refused':
      if (words) return failed(message('provider.says', { provider, words }));
      return failed(
        status
          ? message('provider.refused-with-status', { provider, n: status })
          : message('provider.refused', { provider }),
      );
    case 'unreadable':
      return failed(message('provider.unreadable', { provider }));
    case 'cut_short':
      return failed(message('provider.cut-short', { provider }));
    case 'too_large':
      return failed(message('provider.too-large', { provider }));
    case 'timed_out':
      return failed(message('provider.timed-out', { provider, n: timeLimitMs / 1_000 }));
    case 'cancelled':
      return failed(message('request.cancelled'));
    case 'leaked':
      return failed(message('provider.leaked', { provider }));
    case 'unsafe':
      return failed(message('no-draft.unsafe'));
  }
}

const LONGEST_TRACE = 5;

/** What led to it, by name and code: the words of a provider may quote the key and the prompt. */
function traceOf(thrown: unknown): string {
  const trace: string[] = [];
  for (let error = thrown; error instanceof Error && trace.length < LONGEST_TRACE; ) {
    const { status, code } = error as { status?: unknown; code?: unknown };
    const isSystemCode = typeof code === 'string' && /^[A-Z][A-Z0-9_]+$/.test(code);
    const facts = [typeof status === 'number' ? status : '', isSystemCode ? code : ''];
    trace.push([error.constructor.name, ...facts].filter((fact) => fact !== '').join(' '));
    error = error.cause;
  }
  return trace.join(', ');
}
