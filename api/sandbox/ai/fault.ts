/** What can go wrong at an AI provider. A model named `sandbox-<fault>` asks for it. */
export const faults = [
  'none',
  'bad-key',
  'rate-limited',
  'no-credit',
  'server-error',
  'flaky',
  'unknown-model',
  'slow',
  'hang',
  'reset',
  'giant',
  'malformed',
  'no-choices',
  'prose',
  'wrong-schema',
  'repaired',
  'code-block',
  'refusal',
  'echo',
] as const;
export type Fault = (typeof faults)[number];

export function faultOf(model: string): Fault {
  return faults.find((fault) => model === `sandbox-${fault}`) ?? 'none';
}
