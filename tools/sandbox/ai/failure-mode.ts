/** What can go wrong at an AI provider. A model named `sandbox-<fault>` asks for it. */
export const failureModes = [
  'none',
  'bad-key',
  'rate-limited',
  'no-credit',
  'server-error',
  'flaky',
  'unknown-model',
  /** Answers the first question and refuses the others. */
  'once',
  /** Refuses what older models do not know: how long to think. */
  'no-effort',
  /** Writes two more texts beside the first. */
  'candidates',
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
  /** Writes no reply and says why. */
  'decline',
  'echo',
  /** Answers questions of any other form with a draft: a model that neither sees nor listens. */
  'draft-only',
  'long',
  /** Refuses questions with pictures. */
  'blind',
  /** Writes in Spanish, whatever it is asked. */
  'spanish',
  /** The same until it is complained to. */
  'spanish-once',
  /** Brings in a link that nobody asked for. */
  'uninvited',
  /** Says in its own words why it cannot load the model. */
  'no-memory',
  /** Answers 200 and an error. */
  'error-object',
  /** The same of a server that has too much to do. */
  'busy-object',
  /** Quotes the prompt in its error. */
  'quoting-error',
  /** Takes no schema for the form of an answer. */
  'no-schema',
  /** Takes no form at all. */
  'no-form',
  /** Tells what it thinks beside what it writes. */
  'thinking',
  /** Never ends its answer. */
  'endless',
  /** Stops at its token limit, in the middle of the text. */
  'cut-short',
  /** Streams one UTF-16 unit at a time, everything escaped. */
  'splintered',
  /** These begin a stream well; unasked for a stream, they answer as `none` does. */
  'break-midway',
  'stall-midway',
  'error-midway',
  'limit-midway',
  'garble-midway',
  'end-midway',
] as const;
export type FailureMode = (typeof failureModes)[number];

export function failureModeOf(model: string): FailureMode {
  return failureModes.find((fault) => model === `sandbox-${fault}`) ?? 'none';
}
