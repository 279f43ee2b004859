import type { Brief, PromptSecrets } from '../adapters/provider.ts';
import type { Prompt } from '../adapters/text-model.ts';
import { fence } from '../guard/fence.ts';
import { answerTokens } from './answer-tokens.ts';
import { draftTask } from './draft-task.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { factLines, lastingPart, lastingRules } from './lasting-part.ts';
import { promptData } from './prompt-data.ts';

export interface PromptOptions {
  /** Asks for several texts in one answer. */
  several?: boolean;
  /** How many come with it. */
  pictures?: number;
  /** Tokens of the whole prompt (`promptBudget`); left out: as much as there is. */
  budget?: number;
}

/** Of the lines around the data. */
const FENCE_TOKENS = 30;

/**
 * The draft's prompt, a pure function: the same brief and secrets give the same text. The system
 * message lasts as long as the persona; the user message is the call's: its date, what others wrote, and
 * the task last. Where the budget is short what others wrote is cut, never the owner's note.
 */
export function draftPrompt(
  brief: Brief,
  secrets: PromptSecrets,
  { several = false, pictures = 0, budget = Number.POSITIVE_INFINITY }: PromptOptions = {},
): Prompt {
  const { system, left } = lastingPart(brief.voice);
  const before = brief.today ? [`Today is ${brief.today}.`] : [];
  const after = [...factLines(left), ...draftTask(brief, secrets.canary, { several, pictures })];
  const spent = estimateTokens([system, ...before, ...after].join('\n')) + FENCE_TOKENS;
  const data = promptData(brief, budget - spent);
  return {
    system,
    user: [...before, ...(data.length > 0 ? [fence(data, secrets.nonce)] : []), ...after].join(
      '\n',
    ),
    answerTokens: answerTokens(brief, several),
    rules: lastingRules,
  };
}
