import { expect, it } from 'vitest';
import { promptBudget } from './prompt-budget.ts';

it.each([
  ['openai', 'gpt-5.6-luna', 6_000],
  ['gemini', null, 6_000],
  ['device', null, 1_600],
  ['local-server', null, 1_200],
  ['local-server', 'smollm2-360m.gguf', 1_200],
  ['local-server', 'llama3.2:1b', 1_200],
  ['local-server', 'qwen3:4b-instruct', 1_200],
  ['local-server', 'gemma4:e4b', 1_200],
  ['local-server', 'mistral-7B-Instruct-v0.3', 1_600],
  ['local-server', 'qwen3.5-9b', 1_600],
  ['local-server', 'llama-3.3-70b', 3_000],
  ['local-server', 'mixtral:8x22b', 1_200],
  ['local-server', 'phi-4', 1_200],
] as const)('%s %s has room for %i tokens', (provider, model, tokens) => {
  expect(promptBudget(provider, model)).toBe(tokens);
});
