/** Between the server and the process of the engine. Plain data, one object a message. */
export interface EngineQuestion {
  system: string;
  user: string;
  schema: Record<string, unknown>;
  answerTokens: number;
}

export type ToEngine =
  | { id: number; ask: EngineQuestion }
  /** Evaluates a system prompt, so that the next question with it begins behind it. */
  | { id: number; preload: string | null }
  | { cancel: number };

export type FromEngine =
  /** It could not load the model, and ends. */
  | { failed: string }
  | { memoryBytes: number }
  | { id: number; piece: string }
  | { id: number; done: EngineAnswer }
  | { id: number; fault: string };

export interface EngineAnswer {
  text: string;
  /** The limit of tokens ended it. */
  isCut: boolean;
  inputTokens: number;
  outputTokens: number;
}
