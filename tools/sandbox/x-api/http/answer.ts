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

/** What this answers, or the answer that it is refused with. */
export async function answerOf(run: () => Answer | Promise<Answer>): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Refusal) return error.answer;
    throw error;
  }
}
