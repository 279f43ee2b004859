/** What a model is told: rules in the system role, the task and fenced foreign text as messages. */
export interface Prompt {
  system: string;
  messages: string[];
}

/** Fresh for every call: neither may be guessable by whoever wrote the foreign text. */
export interface PromptSecrets {
  /** Marks the fence around foreign text. */
  nonce: string;
  /** Stands in the system role; an answer that holds it is dropped. */
  canary: string;
}

/** What a model hears when its first answer did not have the asked form. */
export function repairPrompt(prompt: Prompt, complaint: string): Prompt {
  return {
    system: prompt.system,
    messages: [
      ...prompt.messages,
      `Your last answer was not usable: ${complaint}. Answer again with nothing but one JSON object of the asked form.`,
    ],
  };
}
