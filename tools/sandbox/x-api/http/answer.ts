/** What a handler answers; it becomes bytes only after faults had their say. */
export interface Answer {
  status: number;
  headers?: Record<string, string>;
  /** Goes out as JSON. */
  body: unknown;
}

/** A call that is refused: thrown anywhere in a handler. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(readonly answer: Answer) {
    super(`refused with ${answer.status}`);
  }
}
