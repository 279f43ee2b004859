import { describe, expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';
import { growingAnswer } from './streamed-answer.ts';

const text = 'fees fell, nobody noticed';
const json = JSON.stringify({ decline: 'none', content: text, hashtags: [] });

/** What the answer is read as: its text, why there is none, or why it declines. */
function read(raw: string): string {
  const reading = readAnswer(raw);
  if (!reading.ok) return reading.fault;
  const { content, decline } = reading.answer;
  return content || `declined: ${decline}`;
}

/** The text as it grows, cut into pieces of this size. */
function streamed(raw: string, size: number): string[] {
  const grow = growingAnswer();
  const pieces = raw.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
  return pieces.map((piece) => grow(piece).text);
}

const usable: [name: string, raw: string][] = [
  ['the asked object', json],
  ['plain text', text],
  ['another key', JSON.stringify({ reply: text })],
  ['one field of a name that nobody knows', JSON.stringify({ antwort_text: text })],
  ['a list of texts', JSON.stringify([text, 'another'])],
  ['a list of objects', JSON.stringify({ drafts: [{ text }, { text: 'another' }] })],
  [
    'chunks',
    JSON.stringify({
      content: [
        { type: 'text', text: 'fees fell,' },
        { type: 'text', text: ' nobody noticed' },
      ],
    }),
  ],
  ['an object inside of an object', JSON.stringify({ answer: { content: text } })],
  ['a code block', `Sure:\n\`\`\`json\n${json}\n\`\`\``],
  ['a sentence before it', `Here is the JSON you asked for:\n${json}\nHope this helps!`],
  ['a thought before it', `<think>What if {"content": "SECRET"}? {a, b} then.</think>\n${json}`],
  ['a thought without its beginning', `So I write {"x": 1}.</think>${json}`],
  ['a thought in brackets', `[THINK]hm[/THINK]${json}`],
  [
    'a thought in a channel',
    `<|channel|>analysis<|message|>hm<|end|><|start|>assistant<|channel|>final<|message|>${json}`,
  ],
  ['a plain text behind a thought', `<think>SECRET</think>\n\n${text}`],
  ['marks of a template behind it', `${json}<|im_end|>`],
  ['a comma too many', json.replace(']}', '],}')],
  ['an end that is missing', json.slice(0, json.indexOf('","hashtags"') + 1)],
];

describe('an answer', () => {
  it.each(usable)('is read out of %s', (_, raw) => {
    expect(read(raw)).toBe(text);
  });

  it.each(usable)('is told the same as it grows, cut at every place: %s', (name, raw) => {
    for (const size of [1, 2, 3, 5, 11]) {
      const texts = streamed(raw, size);
      expect(texts.join('\n')).not.toMatch(/SECRET|<think|\[THINK/);
      // What has no key that is known is only read at its end.
      if (!/nobody knows|list of texts|chunks|code block$/.test(name))
        expect(texts.at(-1)).toBe(text);
    }
  });

  it.each([
    ['', 'empty'],
    ['   \n', 'empty'],
    ['{}', 'empty'],
    ['{"hashtags":[]}', 'empty'],
    ['{"content":""}', 'empty'],
    ['<think>and so on', 'cut'],
    ['{"decline":"none","content":"The definition of', 'cut'],
    ['{"error":{"message":"Rate limit exceeded","code":429}}', 'error'],
    ['{"error":"model requires more system memory"}', 'error'],
    ['{"decline":"grief","content":""}', 'declined: grief'],
  ])('%j is %s', (raw, fault) => {
    expect(read(raw)).toBe(fault);
  });

  it('keeps the words of an error', () => {
    const reading = readAnswer('{"error":{"message":"model not found"}}');
    expect(reading).toMatchObject({ ok: false, words: 'model not found' });
  });

  it('keeps further texts', () => {
    const reading = readAnswer(JSON.stringify({ content: 'a', others: ['b', { text: 'c' }] }));
    expect(reading).toMatchObject({ answer: { content: 'a', others: ['b', 'c'] } });
  });

  it('keeps a line break that stands in a string as it is', () => {
    expect(read('{"content":"one\ntwo"}')).toBe('one\ntwo');
  });

  it.each(['{', '[', '{"a":', '<think>', '"', '\\', '`', '{"content":"', '</think>', '[[{{'])(
    'of nothing but %j ends',
    (unit) => {
      const raw = unit.repeat(64_000 / unit.length);
      expect(readAnswer(raw)).toBeTruthy();
      const grow = growingAnswer();
      for (const piece of raw.match(/[\s\S]{1,16}/g) ?? []) grow(piece);
    },
  );
});
