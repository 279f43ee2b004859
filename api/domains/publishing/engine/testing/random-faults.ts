import type { FaultInput } from '#tools/sandbox/x-api/faults/fault.ts';

type Random = () => number;

/** A sequence that the same seed brings again. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const create = { endpoint: 'create' } as const;
const faults: FaultInput[] = [
  { kind: 'reset_before', ...create },
  { kind: 'reset_after', ...create },
  { kind: 'hang_before', ...create },
  { kind: 'hang_after', ...create },
  { kind: 'cut_body', ...create },
  { kind: 'server_error', ...create },
  { kind: 'server_error_after', ...create },
  { kind: 'rate_limited', ...create, resetSeconds: 1 },
  { kind: 'unauthorized', ...create },
  { kind: 'web_page', ...create },
  { kind: 'slow', ...create, delayMs: 120 },
  { kind: 'server_error', endpoint: 'timeline' },
  { kind: 'cut_body', endpoint: 'timeline' },
  { kind: 'hang_before', endpoint: 'timeline' },
  { kind: 'rate_limited', endpoint: 'timeline', resetSeconds: 1 },
  { kind: 'server_error', endpoint: 'token' },
];

/** One of what X may do to a caller, by chance. */
export function randomFault(random: Random): FaultInput {
  return faults[Math.floor(random() * faults.length)] as FaultInput;
}
