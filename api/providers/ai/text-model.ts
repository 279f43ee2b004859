/** One question to a language model. Foreign text stands fenced in a message of its own. */
export interface Question {
  system: string;
  messages: string[];
  /** JSON Schema of the answer. */
  schema: Record<string, unknown>;
  schemaName: string;
}

/** What an adapter does: carry a question over and bring the raw text back. */
export interface TextModel {
  /** Throws ModelFault. */
  ask(question: Question, signal: AbortSignal): Promise<string>;
}
