import type { SeededRandom } from '#api/ai/composer/choose/seeded-random.ts';
import type { FailureInput } from '#tools/sandbox/x-api/failures/failure.ts';

const create = { endpoint: 'create' } as const;
const faults: FailureInput[] = [
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
export function randomFault({ pick }: SeededRandom): FailureInput {
  return pick(faults);
}
