import { msg } from '#shared/i18n/translate.ts';
export const steps = [
  { id: 'connect', title: msg('Connect X') },
  { id: 'persona', title: msg('Make a persona') },
  { id: 'extension', title: msg('Connect the extension') },
  { id: 'draft', title: msg('First draft') },
] as const;

export type StepId = (typeof steps)[number]['id'];

/** The step to start on: the first that is not done, else the last. */
export function firstOpen(done: ReadonlySet<StepId>): StepId {
  return steps.find(({ id }) => !done.has(id))?.id ?? 'draft';
}
