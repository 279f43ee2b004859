import { partialJsonText } from './partial-json-text.ts';
import { closeOf, openMarkIn } from './without-thinking.ts';

export interface Growth {
  /** The text so far; it begins anew where what was taken for it was none. */
  text: string;
  /** This piece belongs to what the model thinks aloud. */
  isThinking: boolean;
}

/** Longer than every mark of thinking. */
const LONGEST_MARK = 64;
const JSON_BEGINS = /\{\s*"\w{1,20}"\s*:/;

/**
 * Reads the growing text of an answer that arrives in pieces cut anywhere: JSON with a text, plain text,
 * or either behind a thinking block, of which nothing is told.
 */
export function growingAnswer(): (piece: string) => Growth {
  let mode: 'start' | 'thinking' | 'json' | 'plain' = 'start';
  let buffer = '';
  let close = '';
  /** How much of the buffer has been searched for marks. */
  let searched = 0;
  let json = partialJsonText();

  function begin(): Growth {
    const head = buffer.trimStart();
    const open = openMarkIn(head);
    if (open === 'wait' || head === '' || /^`{1,2}$/.test(head)) return told('');
    if (open) {
      mode = 'thinking';
      close = closeOf(open);
      buffer = head.slice(open.length);
      return think();
    }
    mode = /^(?:[{[]|```)/.test(head) ? 'json' : 'plain';
    return mode === 'json' ? told(json.grow(head)) : plain();
  }

  function think(): Growth {
    const end = buffer.indexOf(close);
    if (end === -1) {
      buffer = buffer.slice(-LONGEST_MARK);
      return { text: '', isThinking: true };
    }
    buffer = buffer.slice(end + close.length);
    mode = 'start';
    return begin();
  }

  /** A sentence before the JSON is none of the draft's, nor is what stands before the end of a thought. */
  function plain(): Growth {
    const from = Math.max(0, searched - LONGEST_MARK);
    searched = buffer.length;
    const fresh = buffer.slice(from);
    const ended = fresh.lastIndexOf('</think>');
    if (ended !== -1) {
      buffer = fresh.slice(ended + '</think>'.length);
      searched = 0;
      mode = 'start';
      return begin();
    }
    const object = JSON_BEGINS.exec(fresh);
    if (object) {
      mode = 'json';
      json = partialJsonText();
      return told(json.grow(fresh.slice(object.index)));
    }
    // What may yet be a mark or an object is held back.
    const held = /(?:<[^<>\s]{0,30}|\{\s{0,9}"?\w{0,20}"?\s{0,9})$/.exec(fresh);
    return told(
      (held ? buffer.slice(0, from + held.index) : buffer).replace(/[\ud800-\udbff]$/, ''),
    );
  }

  return (piece) => {
    if (mode === 'json') return told(json.grow(piece));
    buffer += piece;
    if (mode === 'start') return begin();
    return mode === 'thinking' ? think() : plain();
  };
}

const told = (text: string): Growth => ({ text: text.trimStart(), isThinking: false });
