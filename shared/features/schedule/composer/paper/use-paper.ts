import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStrayFiles } from '#shared/ui/hooks/stray-files.ts';
import { type PostDraft, toParts } from '../form/post-draft.ts';
import type { AddedFiles } from '../media/use-added-files.ts';
import type { TextHistory } from '../text-history.ts';
import { changeParts, type PartEvent } from './parts-events.ts';
import { useStableActs } from './use-stable-acts.ts';

/** What "\n\n25/25" takes up of a part: room for it is left, also for who numbers them later. */
const NUMBER_LENGTH = 7;

type Parts = Pick<PostDraft, 'parts' | 'isNumbered'>;

/** The parts of a post as they are written: which one has the tools, and what the keys and tools do. */
export function usePaper(props: {
  group: RefObject<HTMLElement | null>;
  /** The text that is written in. */
  text: RefObject<HTMLTextAreaElement | null>;
  draft: Parts;
  limit: number;
  history: TextHistory;
  onChange(change: Partial<Parts>): void;
}) {
  const { group, text, draft, history } = props;
  const { parts } = draft;
  const files = useRef(new Map<string, AddedFiles['add']>());
  /** The part that Enter has begun and nobody has typed in. */
  const begun = useRef('');
  const [activeKey, activate] = useState('');
  const [told, setTold] = useState('');
  const active = Math.max(
    0,
    parts.findIndex(({ key }) => key === activeKey),
  );

  /** Answers whether the event has changed anything. */
  function send(event: PartEvent): boolean {
    const change = changeParts(parts, event);
    if (!change) return false;
    if (change.keeps) history.keep();
    const { place } = change;
    begun.current = '';
    if (place === undefined) {
      props.onChange({ parts: change.parts });
      return true;
    }
    // The text has the focus before the next key comes.
    flushSync(() => {
      props.onChange({ parts: change.parts });
      setTold(change.told ?? '');
    });
    if (event.type === 'begun') begun.current = change.parts[place]?.key ?? '';
    if (event.type !== 'moved') focus(place);
    return true;
  }

  function focus(place: number, atStart = false): boolean {
    const fields = group.current?.querySelectorAll<HTMLTextAreaElement>('[data-part-text]');
    const field = fields?.[place];
    if (!field) return false;
    field.focus();
    const caret = atStart ? 0 : field.value.length;
    field.setSelectionRange(caret, caret);
    return true;
  }

  /** A long text is divided where its sentences end, another one at its caret. */
  async function split() {
    const [{ splitThread }, { weightedLength }] = await Promise.all([
      import('#shared/lib/text/split-thread.ts'),
      import('#shared/lib/text/weighted-length.ts'),
    ]);
    const whole = parts[active]?.text ?? '';
    const sent = toParts(draft)[active]?.text ?? '';
    const caret = text.current?.selectionEnd ?? whole.length;
    const texts =
      weightedLength(sent) > props.limit
        ? splitThread(whole, props.limit - NUMBER_LENGTH)
        : [whole.slice(0, caret).trimEnd(), whole.slice(caret).trimStart()].filter(Boolean);
    if (texts.length > 1) send({ type: 'split', place: active, texts });
    else send({ type: 'added', after: active });
  }

  const add = (added: readonly File[]) => {
    const key = parts[active]?.key;
    if (key !== undefined) files.current.get(key)?.(added);
  };
  useStrayFiles(add);

  const acts: PaperActs = useStableActs({
    send,
    focus,
    hasBegun: (key: string) => begun.current === key,
    activate(key: string, field: HTMLTextAreaElement) {
      text.current = field;
      activate(key);
    },
    register(key: string, adds: AddedFiles['add']) {
      files.current.set(key, adds);
    },
  });
  return { acts, active, told, send, split, add, sent: toParts(draft) };
}

/** What a part asks of its paper. */
export interface PaperActs {
  send(event: PartEvent): boolean;
  focus(place: number, atStart?: boolean): boolean;
  hasBegun(key: string): boolean;
  activate(key: string, field: HTMLTextAreaElement): void;
  /** How files are added to the part. */
  register(key: string, adds: AddedFiles['add']): void;
}

export type PaperState = ReturnType<typeof usePaper>;
