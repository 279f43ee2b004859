import { useState } from 'react';
import { createEditor, type EditorProps, textOf } from './editor-state.ts';
import type { SubmitProps } from './tool-bar.tsx';
import { useSend } from './use-send.ts';
import { postLimit, weightedLength } from './x-length.ts';

/** X keeps drafts outside its components: a theme change or a look at another page loses nothing. */
const kept = new Map<string, string>();

/** The draft and the button of an inline composer, which posts, or replies to the post of that id. */
export function useInlineComposer(label: string, inReplyTo: string | null, onSent = () => {}) {
  const name = inReplyTo ?? 'home';
  const [draft, setDraft] = useState(() => ({ state: createEditor(kept.get(name)), changes: 0 }));
  const onChange: EditorProps['onChange'] = (state) => {
    kept.set(name, textOf(state));
    setDraft((old) => ({ state, changes: old.changes + 1 }));
  };
  const { sending, send } = useSend(() => {
    onChange(createEditor());
    onSent();
  });
  const text = textOf(draft.state);
  const weight = weightedLength(text);
  const enabled = text.trim() !== '' && weight <= postLimit && !sending;
  const kind = inReplyTo === null ? 'post' : 'reply';
  const submit: SubmitProps = {
    testid: 'tweetButtonInline',
    label,
    enabled,
    onPress() {
      if (enabled) void send([{ text, inReplyTo, quoteOf: null, kind }]);
    },
  };
  return {
    text,
    editor: { index: 0, state: draft.state, onChange, onSubmit: submit.onPress },
    bar: { submit, weight, changes: draft.changes },
  };
}
