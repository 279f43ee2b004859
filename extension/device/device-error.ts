import type { DeviceFault } from '#shared/contracts/device-drafts.ts';

/** What Chrome was asked to do when it threw. */
type Step = 'create' | 'prompt';

interface Row {
  /** Of the error; every name where it is left out. */
  name?: string;
  /** A part of its message. Chrome's messages are English in every language. */
  says?: RegExp;
  step?: Step;
  fault: DeviceFault;
}

/** Errors of Chrome's Prompt API by name and message. The first row that matches counts. */
const rows: readonly Row[] = [
  { says: /\b(?:disk|space|storage)\b/i, fault: 'no_space' },
  { says: /crash|destroyed/i, fault: 'crashed' },
  { says: /throttl|too many|\bbusy\b/i, fault: 'busy' },
  { name: 'QuotaExceededError', fault: 'too_long' },
  { says: /input is too (?:large|long)/i, fault: 'too_long' },
  // Chrome gives an answer without sense the same name as a language.
  { name: 'NotSupportedError', says: /quality/i, fault: 'failed' },
  { name: 'NotSupportedError', fault: 'language' },
  // Chrome calls a filtered answer not readable.
  { name: 'NotReadableError', step: 'prompt', fault: 'declined' },
  { name: 'NotReadableError', fault: 'no_space' },
  // "Unable to create a session": the model was removed since `availability`.
  { name: 'NotAllowedError', step: 'create', fault: 'no_space' },
  { name: 'InvalidStateError', fault: 'crashed' },
  { name: 'UnknownError', fault: 'crashed' },
  { name: 'OperationError', fault: 'busy' },
];

export function faultOf(error: unknown, step: Step): DeviceFault {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const row = rows.find(
    (one) =>
      (one.name ?? name) === name &&
      (one.step ?? step) === step &&
      (one.says?.test(message) ?? true),
  );
  return row?.fault ?? 'failed';
}
