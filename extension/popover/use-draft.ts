import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Intent } from '#shared/contracts/intents.ts';
import type { DraftRequest } from '../features/manager.ts';
import { answerOf, noAnswer, orderDraft, sendMessage } from '../messages.ts';
import type { DraftChoice, DraftPortEvent, DraftSetup, MessageError } from '../protocol.ts';
import { postContextOf } from '../x-page/posts/post-context.ts';
import { setLocale } from './set-locale.ts';
import { useDrafts } from './use-drafts.ts';

const noChoice: DraftChoice = { personaId: null, tone: null, provider: null };

/** Everything of one popover: what a draft is made from, the drafts, and what the server said. */
export function useDraft({ answering }: DraftRequest) {
  const drafts = useDrafts(answering);
  const [wasKept] = useState(drafts.shown !== null);
  const [setup, setSetup] = useState<DraftSetup | null>(null);
  const [choice, setChoice] = useState(noChoice);
  /** What the reply is to do, where the person pressed it. */
  const [intent, setIntent] = useState<Intent | null>(null);
  /** Asks for several posts in a row instead of one. */
  const [thread, setThread] = useState((drafts.shown?.parts.length ?? 0) > 1);
  // A draft may be asked for before the server has told what there is to choose from.
  const wantsThread = useRef(thread);
  const [growing, setGrowing] = useState<string | null>(null);
  const [error, setError] = useState<MessageError | null>(null);
  /** Asking the server what there is to choose from. */
  const [loading, setLoading] = useState(true);
  /** A draft follows at once when the server has answered that. */
  const [draftFollows, setDraftFollows] = useState(!wasKept && answering.kind !== 'new');
  /** A draft was written since the popover opened. */
  const [wrote, setWrote] = useState(false);
  const cancelOrder = useRef<(() => void) | null>(null);
  const closed = useRef(false);

  const order = (chosen: DraftChoice, pressed = intent) => {
    cancel();
    setError(null);
    setGrowing('');
    const asThread = wantsThread.current;
    const about =
      answering.kind === 'reply'
        ? { ...answering, postContext: postContextOf(answering.post) }
        : ({ kind: 'post', quoted: answering.kind === 'quote' ? answering.quoted : null } as const);
    let over = false;
    const end = (failed: MessageError | null) => {
      if (over) return;
      over = true;
      cancelOrder.current = null;
      setGrowing(null);
      setError(failed);
    };
    const hear = (word: DraftPortEvent) => {
      if (over) return false;
      const done = word.type === 'done';
      if (word.type === 'text') setGrowing(word.text);
      else setWrote(done);
      if (done) drafts.add(word.draft, asThread);
      if (word.type !== 'text') end(done ? null : word.error);
      return done;
    };
    try {
      const { point, variant, alternatives } = drafts.now();
      const shown = alternatives.flatMap(({ draft }) => draft?.content ?? []).slice(-10);
      const stop = orderDraft(
        {
          choice: chosen,
          point,
          ...(pressed ? { intent: pressed } : {}),
          variant,
          thread: asThread,
          about,
          ...(shown.length > 0 ? { shown } : {}),
        },
        hear,
        () => end(noAnswer()),
      );
      cancelOrder.current = () => {
        end(null);
        stop();
      };
    } catch {
      end(noAnswer());
    }
  };

  const start = async (wanted: boolean) => {
    setError(null);
    setLoading(true);
    setDraftFollows(wanted);
    const answer = await answerOf(() => sendMessage('setUpDraft'));
    if (answer.ok) await setLocale(answer.value.language);
    // Nobody would see a draft ordered now, and one that waited for this post would be lost.
    if (closed.current) return;
    setLoading(false);
    setDraftFollows(false);
    if (!answer.ok) {
      // The server is away: what a person asked for waits for it in the side panel.
      if (wanted && answer.error.kind === 'offline') return order(noChoice);
      return setError(answer.error);
    }
    const { personas, chosen } = answer.value;
    const first = personas.find(({ active }) => active) ?? personas[0];
    const initial = { ...chosen, personaId: chosen.personaId ?? first?.id ?? null };
    setSetup(answer.value);
    setChoice(initial);
    if (initial.personaId && wanted) order(initial);
  };

  const cancel = () => cancelOrder.current?.();

  // A new post needs its subject from the person first; a reply and a quote have theirs.
  const begin = useEffectEvent(() => void start(!wasKept && answering.kind !== 'new'));
  const abandon = useEffectEvent(() => {
    closed.current = true;
    cancel();
  });

  useEffect(() => {
    begin();
    return abandon;
  }, []);

  const generating = growing !== null;
  return {
    ...drafts,
    setup,
    choice,
    intent,
    thread,
    /** The draft: one text, or the posts of a thread. */
    parts: (generating ? null : drafts.shown?.parts) ?? [''],
    /** The text under way; '' when none is. */
    growing: growing ?? '',
    shown: generating ? null : drafts.shown,
    error,
    loading,
    draftFollows,
    generating,
    wrote,
    setChoice: (change: Partial<DraftChoice>) =>
      setChoice((current) => ({ ...current, ...change })),
    /** Drafts with it at once; null takes it back. */
    chooseIntent(next: Intent | null) {
      setIntent(next);
      if (next && !loading && !generating && choice.personaId) order(choice, next);
    },
    setThread(next: boolean) {
      wantsThread.current = next;
      setThread(next);
    },
    generate() {
      if (loading || generating) return;
      // Without a set-up the server did not answer; it may by now, or have a first persona.
      if (!setup?.personas.length) void start(true);
      else if (choice.personaId) order(choice);
    },
    cancel,
  };
}

export type DraftState = ReturnType<typeof useDraft>;
