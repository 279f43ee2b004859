import type { GeminiOptions } from './gemini.ts';
import type { OpenAiCompatibleOptions } from './openai-compatible.ts';
import type { TextModel } from './text-model.ts';

/** The OpenAI adapter; its SDK is loaded with the first question, as most starts never ask one. */
export const openAiModel = (options: OpenAiCompatibleOptions): TextModel =>
  lazily(async () => (await import('./openai-compatible.ts')).openAiCompatible(options));

/** The Gemini adapter, loaded in the same way. */
export const geminiModel = (options: GeminiOptions): TextModel =>
  lazily(async () => (await import('./gemini.ts')).gemini(options));

function lazily(load: () => Promise<TextModel>): TextModel {
  let model: Promise<TextModel> | undefined;
  return {
    async ask(...asked) {
      model ??= load();
      return (await model).ask(...asked);
    },
  };
}
