import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { answerOf } from '../ask-background.ts';
import type { DraftRequest } from '../features/manager.ts';
import { type DraftChoice, type DraftSetup, type MessageError, sendMessage } from '../messages.ts';
import { keepDraft, keptDraft } from './kept-drafts.ts';

export interface DraftState {
  setup: DraftSetup | null;
  choice: DraftChoice;
  point: string;
  text: string;
  notes: string[];
  error: MessageError | null;
  /** Asking the server what there is to choose from; a draft may follow at once. */
  loading: boolean;
  generating: boolean;
  setChoice(change: Partial<DraftChoice>): void;
  setPoint(point: string): void;
  setText(text: string): void;
  generate(): void;
  cancel(): void;
}

const noChoice: DraftChoice = { personaId: null, tone: null, provider: null };

/** Everything of one draft: what it is made from, the text, and what the server said about it. */
export function useDraft({ answering }: DraftRequest): DraftState {
  const [kept] = useState(() => keptDraft(answering));
  const [setup, setSetup] = useState<DraftSetup | null>(null);
  const [choice, setChoice] = useState(noChoice);
  const [point, setPoint] = useState('');
  const [draft, setDraft] = useState(kept ?? { text: '', notes: [], variant: 0 });
  const [error, setError] = useState<MessageError | null>(null);
  const [loading, setLoading] = useState(true);
  const [generating, setGenerating] = useState(false);
  const request = useRef<string | null>(null);

  const order = async (chosen: DraftChoice, variant: number) => {
    const requestId = crypto.randomUUID();
    request.current = requestId;
    setGenerating(true);
    setError(null);
    const about =
      answering.kind === 'reply'
        ? answering
        : ({ kind: 'post', quoted: answering.kind === 'quote' ? answering.quoted : null } as const);
    const answer = await answerOf(() =>
      sendMessage('generateDraft', { requestId, choice: chosen, point, variant, about }),
    );
    if (request.current !== requestId) return;
    request.current = null;
    setGenerating(false);
    if (answer.ok) {
      const { content, notes } = answer.value;
      const next = { text: content, notes, variant: variant + 1 };
      keepDraft(answering, next);
      setDraft(next);
    } else if (answer.error.kind !== 'cancelled') setError(answer.error);
  };

  const start = async (wanted: boolean) => {
    setError(null);
    setLoading(true);
    const answer = await answerOf(() => sendMessage('setUpDraft'));
    setLoading(false);
    if (!answer.ok) return setError(answer.error);
    const { personas, chosen } = answer.value;
    const first = personas.find(({ active }) => active) ?? personas[0];
    const initial = { ...chosen, personaId: chosen.personaId ?? first?.id ?? null };
    setSetup(answer.value);
    setChoice(initial);
    if (initial.personaId && wanted) await order(initial, draft.variant);
  };

  const cancel = () => {
    const requestId = request.current;
    request.current = null;
    setGenerating(false);
    if (requestId) void answerOf(() => sendMessage('cancelDraft', requestId));
  };

  // A new post needs its subject from the person first; a reply and a quote have theirs.
  const begin = useEffectEvent(() => void start(!kept && answering.kind !== 'new'));
  const abandon = useEffectEvent(() => cancel());

  useEffect(() => {
    begin();
    return abandon;
  }, []);

  return {
    setup,
    choice,
    point,
    text: draft.text,
    notes: draft.notes,
    error,
    loading,
    generating,
    setChoice: (change) => setChoice((current) => ({ ...current, ...change })),
    setPoint,
    setText(text) {
      keepDraft(answering, { ...draft, text });
      setDraft((current) => ({ ...current, text }));
    },
    generate() {
      if (loading || generating) return;
      // Without a set-up the server did not answer; it may by now.
      if (!setup) void start(true);
      else if (choice.personaId) void order(choice, draft.variant);
    },
    cancel,
  };
}
