import { Problem } from '#api/errors/app-error.ts';
import type { ProviderAdvice } from './provider-advice.ts';

type Fault =
  | 'key_refused'
  | 'model_unknown'
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
  | 'leaked';

interface Detail {
  status?: number;
  retryAfterSeconds?: number;
}

/** What went wrong at a model, without anything of the upstream body. */
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
    return ['filtered', 'unreadable', 'cut_short', 'too_large', 'leaked'].includes(this.fault);
  }

  /** Worth one more try at once. */
  get passing(): boolean {
    return this.fault === 'internal' || this.fault === 'unreachable';
  }
}

/** How a provider is called in sentences for a person. */
export interface ProviderFacts {
  name: string;
  model: string | null;
  advice: ProviderAdvice;
}

/** The answer for a person: which provider, why, and what to do. Its cause is the fault. */
export function problemOf(facts: ProviderFacts, error: ModelError): Problem {
  const { retryAfterSeconds, status } = error.detail;
  const cause = error;
  const failed = (sentence: string) => new Problem('provider_failed', sentence, { cause });
  switch (error.fault) {
    case 'key_refused':
      return failed(`${facts.name} refused the API key. ${facts.advice.whenKeyRefused}`);
    case 'model_unknown':
      return failed(
        `${facts.name} does not know the model ${JSON.stringify(facts.model)}. Choose another provider.`,
      );
    case 'rate_limited': {
      const seconds = retryAfterSeconds ?? 20;
      return new Problem(
        'rate_limited',
        `${facts.name} is limiting requests. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}, or choose another provider.`,
        { retryAfterSeconds: seconds, cause },
      );
    }
    case 'no_credit':
      return failed(`${facts.name} says the account has no credit left.`);
    case 'filtered':
      return failed(`${facts.name} declined to write this. Change the prompt and try again.`);
    case 'internal':
      return failed(`${facts.name} had an error of its own (${status ?? 500}). Try again later.`);
    case 'unreachable':
      return new Problem(
        'provider_unavailable',
        `${facts.name} cannot be reached. ${facts.advice.whenUnreachable}`,
        { cause },
      );
    case 'request_refused':
      return failed(`${facts.name} refused the request${status ? ` (${status})` : ''}.`);
    case 'unreadable':
      return failed(`${facts.name} answered in a form that could not be read. Try again.`);
    case 'cut_short':
      return failed(
        `${facts.name} stopped in the middle of its answer. Try again, or ask for something shorter.`,
      );
    case 'too_large':
      return failed(`${facts.name} sent an answer far too large for a post.`);
    case 'timed_out':
      return failed(`${facts.name} did not answer within 30 seconds.`);
    case 'cancelled':
      return failed('The request was cancelled.');
    case 'leaked':
      return failed(
        `${facts.name} repeated its instructions instead of writing a draft, so the draft was dropped. Try again.`,
      );
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
