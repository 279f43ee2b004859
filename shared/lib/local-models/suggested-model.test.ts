import { expect, test } from 'vitest';
import { parameterCount } from './local-model.ts';
import { suggestedModel } from './suggested-model.ts';

test.each([
  ['3.2B', 'llama3.2:latest', 3.2e9],
  ['361.82M', 'smollm2', 361.82e6],
  [undefined, 'smollm2-360m-instruct-q4_k_m.gguf', 360e6],
  [undefined, 'google/gemma-4-E4B-it', 4e9],
  ['26B-A4B', 'gemma-4', 26e9],
  [undefined, 'mixtral:8x7b', 56e9],
  [undefined, 'qwen2.5-0.5b', 0.5e9],
  ['', 'phi-4-mini-4bit', null],
  [undefined, 'model-q4_k_m.gguf', null],
])('%j %s has %d parameters', (said, name, count) => {
  expect(parameterCount(said, name)).toBe(count);
});

const models = (...names: string[]) =>
  names.map((name) => ({ name, parameters: parameterCount(undefined, name), bytes: null }));

test.each([
  [['llama3.3:70b', 'qwen3:4b', 'llama3.2:1b'], 'qwen3:4b'],
  [['qwen2.5-coder:7b', 'llama3.2:1b'], 'llama3.2:1b'],
  [['gemma3:4b-pt', 'gemma3:9b-it'], 'gemma3:9b-it'],
  [['gpt-oss:20b', 'mystery'], 'mystery'],
  [['llama3.3:70b', 'gpt-oss:20b'], 'gpt-oss:20b'],
  [[], null],
])('of %j it is %s', (names, suggested) => {
  expect(suggestedModel(models(...names))).toBe(suggested);
});
