/** The part of node-llama-cpp's public interface that is used: the package is fetched later, so its types are not here. */
export interface LlamaModule {
  getLlama(options: {
    build: 'never';
    skipDownload: true;
    gpu: false | 'metal';
    logLevel: 'error';
  }): Promise<Llama>;
  LlamaChatSession: new (options: {
    contextSequence: LlamaSequence;
    chatWrapper: object;
  }) => LlamaSession;
  resolveChatWrapper(
    model: LlamaModel,
    options: { type: 'auto' | 'qwen'; customWrapperSettings: object },
  ): object;
}

export interface Llama {
  /** Those that are good at mathematics: no efficiency cores, no second threads of one core. */
  cpuMathCores: number;
  loadModel(options: { modelPath: string }): Promise<LlamaModel>;
  createGrammarForJsonSchema(schema: Record<string, unknown>): Promise<object>;
  getGrammarFor(type: 'json'): Promise<object>;
}

export interface LlamaModel {
  architecture: string;
  createContext(options: {
    contextSize: { max: number };
    sequences: number;
    threads: number;
  }): Promise<{ getSequence(): LlamaSequence }>;
}

export interface LlamaSequence {
  tokenMeter: { usedInputTokens: number; usedOutputTokens: number };
}

export interface LlamaSession {
  setChatHistory(history: { type: 'system'; text: string }[]): void;
  preloadPrompt(prompt: string, options: { signal: AbortSignal }): Promise<void>;
  promptWithMeta(
    prompt: string,
    options: {
      grammar: object;
      maxTokens: number;
      signal: AbortSignal;
      temperature: number;
      topK: number;
      topP: number;
      onTextChunk(text: string): void;
    },
  ): Promise<{ responseText: string; stopReason: string }>;
}
