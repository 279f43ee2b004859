/**
 * What a model is told, in exactly one system and one user message: chat templates of several models
 * refuse two messages of one role in a row. Foreign text stands fenced in either.
 */
export interface Prompt {
  system: string;
  user: string;
  /** Most tokens that the answer may take, what the model thinks not counted. */
  answerTokens: number;
  /** Rules that an answer must not repeat, where the system role holds no canary. */
  rules?: string[];
}

/** An image as its bytes in base64, without a `data:` prefix. */
export interface Picture {
  mimeType: string;
  base64: string;
}

/** One question to a language model. */
export interface Question extends Prompt {
  /** JSON Schema of the answer. */
  schema: Record<string, unknown>;
  schemaName: string;
  images?: Picture[];
}

/** Room for what a hosted model thinks at low effort, which it counts within the limit of its answer. */
export const THINKING_TOKENS = 3_000;

/** What an answer took, as the provider counts it; what it thought is output. */
export interface Tokens {
  input: number;
  output: number;
}

export type OnTokens = (tokens: Tokens) => void;

/** What an adapter does: carry a question over and bring the raw text back. */
export interface TextModel {
  /**
   * With `onText` it streams and tells each new piece. `onTokens` hears what was used, also of an
   * answer that is no good. Throws ModelError.
   */
  ask(
    question: Question,
    signal: AbortSignal,
    onText?: (piece: string) => void,
    onTokens?: OnTokens,
  ): Promise<string>;
}
