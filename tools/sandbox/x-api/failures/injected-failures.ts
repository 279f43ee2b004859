import type { CallFailure, EndpointName, TokenAnswers } from './failure.ts';

/** Which faults are switched on, and how this X behaves as a whole. */
export class InjectedFailures {
  #waiting: { fault: CallFailure; left: number }[] = [];
  /** Calls that arrived, spoilt ones among them. */
  readonly calls: Partial<Record<EndpointName, number>> = {};
  timelineDelayMs = 0;
  names: 'tweet' | 'post' = 'tweet';
  duplicateGuard = true;
  rateLimits = true;
  tokenAnswers: TokenAnswers | null = null;

  add(fault: CallFailure): void {
    this.#waiting.push({ fault, left: fault.times === 'always' ? Infinity : fault.times });
  }

  clear(): void {
    this.#waiting = [];
    this.timelineDelayMs = 0;
    this.names = 'tweet';
    this.duplicateGuard = true;
    this.rateLimits = true;
    this.tokenAnswers = null;
  }

  /** Counts a call and answers the fault that hits it: the one that was switched on first. */
  arrived(endpoint: EndpointName): CallFailure | null {
    this.calls[endpoint] = (this.calls[endpoint] ?? 0) + 1;
    const entry = this.#waiting.find(({ fault }) => hits(fault, endpoint));
    if (!entry) return null;
    entry.left -= 1;
    if (entry.left === 0) this.#waiting = this.#waiting.filter((other) => other !== entry);
    return entry.fault;
  }
}

function hits(fault: CallFailure, endpoint: EndpointName): boolean {
  return fault.endpoint === 'any' || fault.endpoint === endpoint;
}
