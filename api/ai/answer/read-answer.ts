import { jsonValues } from './json-values.ts';
import { partialJsonText } from './partial-json-text.ts';
import { withoutThinking } from './without-thinking.ts';

/** What a model has answered, in whatever form. */
export interface Answer {
  /** As the model named it; null where it did not decline. */
  decline: string | null;
  content: string;
  hashtags: string[];
  /** Further texts for the same task. */
  others: string[];
}

export type Reading =
  | { ok: true; answer: Answer }
  /** `cut`: it broke off inside of its text. `error`: a server's error in place of an answer. */
  | { ok: false; fault: 'empty' | 'cut' | 'error'; words: string };

const TEXT_KEYS =
  'content reply text draft post tweet message response answer output comment body value'.split(
    ' ',
  );
const LIST_KEYS = 'drafts replies options texts variants choices posts parts tweets items'.split(
  ' ',
);

/**
 * Reads an answer leniently: the asked object, one with another name for its text, a list of texts or of
 * chunks, JSON inside of a code fence or a sentence, or plain text.
 */
export function readAnswer(raw: string): Reading {
  const { text, isThinking } = withoutThinking(raw);
  if (text === '') return { ok: false, fault: isThinking ? 'cut' : 'empty', words: '' };
  const values = jsonValues(text);
  const error = values.map(errorIn).find((words) => words !== null);
  if (error != null) return { ok: false, fault: 'error', words: error };
  // The last object is the answer: what stands before is an example or a thought.
  const answers = values.map(answerIn).filter((answer) => answer !== null);
  const best = answers.findLast(({ content, decline }) => content !== '' || decline !== null);
  if (best) return { ok: true, answer: best };
  const isJson = beginsAsJson(text);
  if (answers.length > 0 || (isJson && values.length > 0))
    return { ok: false, fault: 'empty', words: '' };
  return isJson ? readBroken(text) : plainAnswer(text);
}

function plainAnswer(text: string): Reading {
  const content = withoutFence(text);
  return content === ''
    ? { ok: false, fault: 'empty', words: '' }
    : { ok: true, answer: { decline: null, content, hashtags: [], others: [] } };
}

const beginsAsJson = (text: string) => /^(?:```\w*\s*)?[{[]\s*["{[\]}]/.test(text);

/** JSON that does not parse: its text counts where it has ended. */
function readBroken(text: string): Reading {
  const { grow, hasEnded } = partialJsonText();
  const content = grow(text).trim();
  if (content === '' || !hasEnded()) return { ok: false, fault: 'cut', words: '' };
  return { ok: true, answer: { decline: null, content, hashtags: [], others: [] } };
}

function answerIn(value: unknown): Answer | null {
  const texts = Array.isArray(value) ? textsIn(value) : [];
  const [content, ...others] = texts;
  if (content !== undefined) return { decline: null, content, hashtags: [], others };
  if (!isObject(value)) return null;
  return answerOf(value);
}

function answerOf(object: Record<string, unknown>): Answer | null {
  const decline = declineOf(object.decline);
  const found = TEXT_KEYS.map((key) => object[key]).find((one) => one !== undefined);
  const texts = Array.isArray(found) ? [joined(found)] : textsIn(found);
  const lists = LIST_KEYS.flatMap((key) => textsIn(object[key]));
  const single = Object.entries(object)
    .filter(([key, one]) => typeof one === 'string' && !/^(?:decline|id|role|type)$/.test(key))
    .map(([, one]) => String(one).trim());
  const all = [texts, lists, single.slice(0, 1)].find((some) => some.join('') !== '') ?? [];
  const [content = '', ...rest] = all.filter((text) => text !== '');
  const others = [...rest, ...textsIn(object.others)];
  const isAnswer = content !== '' || decline !== null || found !== undefined || 'decline' in object;
  if (!isAnswer) return null;
  return { decline, content, hashtags: wordsIn(object.hashtags), others };
}

/** One text of chunks, as some servers send it, or of lines. */
function joined(parts: unknown[]): string {
  const isLines = parts.every((part) => typeof part === 'string');
  const texts = parts.slice(0, 50).map((part) => {
    if (typeof part === 'string') return part;
    return isObject(part) && typeof part.text === 'string' ? part.text : textsIn(part).join('');
  });
  return texts.join(isLines ? '\n' : '').trim();
}

/** The texts of a string, a chunk, an object with a text, or a list of them. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (Array.isArray(value)) return value.slice(0, 50).flatMap(textsIn);
  if (!isObject(value) || value.type === 'thinking') return [];
  return TEXT_KEYS.map((key) => textsIn(value[key])).find((texts) => texts.length > 0) ?? [];
}

function wordsIn(value: unknown): string[] {
  const words = typeof value === 'string' ? value.split(/[\s,]+/) : value;
  return Array.isArray(words)
    ? words.filter((word): word is string => typeof word === 'string' && word !== '').slice(0, 20)
    : [];
}

function declineOf(value: unknown): string | null {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
  return /^(?:|none|no|false|null|n\/a)$/.test(word) ? null : word;
}

/** The words of an error that a server or a gateway puts in place of an answer; null for none. */
function errorIn(value: unknown): string | null {
  if (!isObject(value) || TEXT_KEYS.some((key) => key !== 'message' && key in value)) return null;
  const { error } = value;
  if (typeof error === 'string' && error.trim() !== '') return error.trim();
  if (!isObject(error)) return null;
  return typeof error.message === 'string' ? error.message.trim() : 'error';
}

function withoutFence(text: string): string {
  const whole = /^```\w*[^\S\n]*\n?([\s\S]*?)\n?```$/.exec(text);
  return (whole?.[1] ?? text).trim();
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
