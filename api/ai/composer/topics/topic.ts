import type { TopicId } from '#shared/contracts/messages/analysis/topic.ts';

/**
 * What the built-in composer knows to say about a subject. Only opinions, questions and things to
 * look at: never a figure, a name or an event, so that nothing here can be untrue tomorrow.
 * Sentences begin in lower case and carry no final full stop; the persona's style decides both.
 */
export interface Topic {
  id: TopicId;
  words: RegExp;
  takes: string[];
  /** End with a question mark. */
  asks: string[];
  quips: string[];
  mechanics: string[];
  /** Noun phrases: what somebody careful would look at. */
  watch: string[];
}
