import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Intent, PointIs } from '#shared/contracts/intents.ts';
import type { Wish } from '#shared/features/generation/write/use-versions.ts';
import type { DraftRequest } from '../features/manager.ts';
import { answerOf, movedSentence, noAnswer, orderDraft, sendMessage } from '../messages.ts';
import type { DraftChoice, DraftPortEvent, DraftSetup, MessageError } from '../protocol.ts';
import { handleInUse } from '../x-page/handle-in-use.ts';
import { postContextOf } from '../x-page/posts/post-context.ts';
import { setLocale } from './set-locale.ts';
import { useDrafts } from './use-drafts.ts';

/** A person who begins to type their point in this time has it in the first draft. */
const BEFORE_FIRST_MS = 700;

/** What one order asks for besides the choices that stand. */
interface Asked extends Wish {
  intent?: Intent | null;
  pointIs?: PointIs;
}

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
  /** No draft was asked for by a press yet: one that begins by itself gives way to what is typed. */
  const byItself = useRef(!wasKept && answering.kind !== 'new');
  /** Enter was pressed before the server had told what there is to choose from. */
  const wasEntered = useRef(false);
  /** As `choice`, for what was begun before it was drawn. */
  const chosenNow = useRef(noChoice);
  const firstTimer = useRef<number | undefined>(undefined);
  /** The alternatives were asked for at once, to be compared. */
  const [showsTakes, setShowsTakes] = useState(false);
  /** The first draft waits for the point that is being typed. */
  const [waitsForPoint, setWaitsForPoint] = useState(false);

  const order = (chosen: DraftChoice, asked: Asked = {}) => {
    const { intent: pressed = intent, pointIs, change, takes } = asked;
    cancel();
    setWaitsForPoint(false);
    setDraftFollows(false);
    if (drafts.isOfOther()) return setError({ kind: 'failed', message: movedSentence });
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
      byItself.current = false;
      if (word.type === 'text') setGrowing(word.text);
      else setWrote(done);
      if (done && !change) setShowsTakes(takes === true && word.draft.takes !== undefined);
      if (done) drafts[change ? 'revise' : 'add'](word.draft, asThread);
      if (word.type !== 'text') end(done ? null : word.error);
      return done;
    };
    try {
      const { point, variant, alternatives, at, place = setup?.place } = drafts.now();
      const shown = alternatives.flatMap(({ draft }) => draft?.content ?? []).slice(-10);
      const stop = orderDraft(
        {
          choice: chosen,
          ...(place ? { place } : {}),
          point,
          ...(pointIs ? { pointIs } : {}),
          ...(pressed ? { intent: pressed } : {}),
          variant,
          thread: asThread,
          about,
          ...(shown.length > 0 ? { shown } : {}),
          ...(change
            ? { revise: { ...change, text: alternatives[at]?.parts.join('\n\n') ?? '' } }
            : {}),
          ...(takes ? { takes } : {}),
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

  const choose = (chosen: DraftChoice) => {
    chosenNow.current = chosen;
    setChoice(chosen);
  };

  const start = async (wanted: boolean, isFirst = false) => {
    setError(null);
    setLoading(true);
    setDraftFollows(wanted);
    const answer = await answerOf(() => sendMessage('setUpDraft', handleInUse()));
    if (answer.ok) await setLocale(answer.value.language);
    // Nobody would see a draft ordered now, and one that waited for this post would be lost.
    if (closed.current) return;
    setLoading(false);
    setDraftFollows(false);
    if (!answer.ok) {
      // The server is away: what a person asked for waits for it in the side panel.
      if (wanted && byItself.current === isFirst && answer.error.kind === 'offline')
        return order(noChoice);
      return setError(answer.error);
    }
    const { chosen: initial, place } = answer.value;
    drafts.connectedTo(place);
    setSetup(answer.value);
    choose(initial);
    if (!initial.personaId || !(wanted || wasEntered.current)) return;
    if (!isFirst || wasEntered.current) return order(initial);
    // A point was begun meanwhile.
    if (!byItself.current) return;
    setDraftFollows(true);
    firstTimer.current = window.setTimeout(() => {
      const { current: chosen } = chosenNow;
      order(chosen, { takes: isBuiltIn(answer.value, chosen) });
    }, BEFORE_FIRST_MS);
  };

  const cancel = () => {
    window.clearTimeout(firstTimer.current);
    cancelOrder.current?.();
  };

  // A new post needs its subject from the person first; a reply and a quote have theirs.
  const begin = useEffectEvent(() => void start(byItself.current, true));
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
    waitsForPoint,
    showsTakes: showsTakes && !generating,
    /** There is a draft to change, also while a change of it is written. */
    mayChange: drafts.shown?.parts.some((part) => part.trim() !== '') === true,
    changes: drafts.shown?.before?.length ?? 0,
    /** A change that is being written is given up first. */
    goBack() {
      cancel();
      drafts.goBack();
    },
    isBuiltIn: setup !== null && isBuiltIn(setup, choice),
    setChoice: (change: Partial<DraftChoice>) => choose({ ...chosenNow.current, ...change }),
    /** Drafts with it at once; null takes it back. */
    chooseIntent(next: Intent | null) {
      setIntent(next);
      if (next && !loading && !generating && choice.personaId) order(choice, { intent: next });
    },
    setThread(next: boolean) {
      wantsThread.current = next;
      setThread(next);
    },
    generate() {
      byItself.current = false;
      wasEntered.current = loading;
      if (loading || generating) return;
      // Without a set-up the server did not answer; it may by now, or have a first persona.
      if (!setup?.personas.length) void start(true);
      else if (choice.personaId) order(choice);
    },
    /** The answer to whether the point is the reply or a note about it. */
    sayPointIs(pointIs: PointIs) {
      if (!loading && !generating && choice.personaId) order(choice, { pointIs });
    },
    /** The first draft, where it has not begun to show, waits until the point is typed. */
    setPoint(point: string) {
      drafts.setPoint(point);
      if (!byItself.current) return;
      byItself.current = false;
      cancel();
      setDraftFollows(false);
      setWaitsForPoint(true);
    },
    /** A change of the draft, or several from several angles in one call. */
    ask(wish: Wish) {
      if (!loading && !generating && choice.personaId) order(choice, wish);
    },
    cancel,
  };
}

/** Whether nobody but the built-in writer would write: it has replies to choose from, and no changes. */
function isBuiltIn({ providers }: DraftSetup, { provider }: DraftChoice): boolean {
  const first = providers.find(({ configured }) => configured);
  return (provider ?? first?.id) === 'local';
}

export type DraftState = ReturnType<typeof useDraft>;
