/** Pairs of marks between which models think aloud: by their chat templates and public reports. */
const PAIRS: readonly (readonly [open: string, close: string])[] = [
  ['<think>', '</think>'],
  ['<thinking>', '</thinking>'],
  ['<thought>', '</thought>'],
  ['<reasoning>', '</reasoning>'],
  ['<reflection>', '</reflection>'],
  ['[THINK]', '[/THINK]'],
  ['<|channel|>analysis<|message|>', '<|end|>'],
  ['<|begin_of_thought|>', '<|end_of_thought|>'],
  ['◁think▷', '◁/think▷'],
];
/** Marks of chat templates that servers let through. */
const TEMPLATE =
  /<\|(?:start|end|im_start|im_end|eot_id|eom_id|endoftext|return|channel|message|assistant|start_header_id|end_header_id)\|>|<(?:start|end)_of_turn>|<\/?s>|\[\/?INST\]/g;
const CHANNEL = /<\|start\|>assistant|<\|channel\|>final<\|message\|>/g;

export interface Unthought {
  text: string;
  /** A thinking block has begun and not ended. */
  isThinking: boolean;
}

/**
 * An answer without what its model thought aloud, and without marks of its chat template. A block that
 * does not end takes everything after it; an end without a beginning, which templates leave out,
 * everything before it.
 */
export function withoutThinking(raw: string): Unthought {
  let text = raw;
  for (const [open, close] of PAIRS) {
    for (;;) {
      const end = indexOf(text, close, 0);
      const start = indexOf(text, open, 0);
      if (start !== -1 && (end === -1 || start < end)) {
        const closing = indexOf(text, close, start + open.length);
        if (closing === -1) return { text: stripped(text.slice(0, start)), isThinking: true };
        text = text.slice(0, start) + text.slice(closing + close.length);
      } else if (end !== -1 && isMark(text, end)) {
        text = text.slice(end + close.length);
      } else break;
    }
  }
  return { text: stripped(text), isThinking: false };
}

function indexOf(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at !== -1 ? at : text.indexOf(mark.toUpperCase(), from);
}

/** An end inside of a JSON string is text of a draft, and not the end of a thought. */
function isMark(text: string, at: number): boolean {
  return !/^\s*\{\s*"\w+"\s*:\s*"[^"]*$/.test(text.slice(Math.max(0, at - 4_000), at));
}

function stripped(text: string): string {
  return text.replace(CHANNEL, '').replace(TEMPLATE, '').trim();
}

/** The mark with which a text begins to think; `wait` where one may yet be completed; null for none. */
export function openMarkIn(head: string): string | null {
  const lower = head.toLowerCase();
  const opens = PAIRS.map(([open]) => open);
  const found = opens.find((open) => lower.startsWith(open.toLowerCase()));
  if (found) return head.slice(0, found.length);
  return opens.some((open) => open.toLowerCase().startsWith(lower)) && head !== '' ? 'wait' : null;
}

/** The mark that ends what this one begins. */
export function closeOf(open: string): string {
  const pair = PAIRS.find(([one]) => one.toLowerCase() === open.toLowerCase());
  return pair?.[1] ?? '</think>';
}
