export const steps = [
  { id: 'connect', title: 'Connect X' },
  { id: 'persona', title: 'Make a persona' },
  { id: 'extension', title: 'Connect the extension' },
  { id: 'draft', title: 'First draft' },
] as const;

export type StepId = (typeof steps)[number]['id'];

/** The step to start on: the first that is not done, else the last. */
export function firstOpen(done: ReadonlySet<StepId>): StepId {
  return steps.find(({ id }) => !done.has(id))?.id ?? 'draft';
}
