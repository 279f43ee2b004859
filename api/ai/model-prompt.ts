/** What a model is told: rules in the system role, the task and fenced foreign text as messages. */
export interface Prompt {
  system: string;
  messages: string[];
  /** Rules that an answer must not repeat, where the system role holds no canary. */
  rules?: string[];
}

/** Fresh for every call: neither may be guessable by whoever wrote the foreign text. */
export interface PromptSecrets {
  /** Marks the fence around foreign text. */
  nonce: string;
  /** Stands beside the rules; an answer that holds it is dropped. */
  canary: string;
}

/** What a model hears when its first answer did not have the asked form. */
export function repairPrompt(prompt: Prompt, complaint: string): Prompt {
  return {
    ...prompt,
    messages: [
      ...prompt.messages,
      `Your last answer was not usable: ${complaint}. Answer again with nothing but one JSON object of the asked form.`,
    ],
  };
}
