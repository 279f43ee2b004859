import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { answerOf } from '../ask-background.ts';
import type { DraftRequest } from '../features/manager.ts';
import { sendMessage } from '../messages.ts';
import { Alternatives } from './alternatives.tsx';
import { AnsweredPost } from './answered-post.tsx';
import { Choices } from './choices.tsx';
import { copyText } from './copy-text.ts';
import { DraftText } from './draft-text.tsx';
import type { InsertOutcome } from './insert-draft.ts';
import { PostTools } from './post-tools.tsx';
import { Problem } from './problem.tsx';
import { tellUsed, type UsableDraft } from './tell-used.ts';
import { useDraft } from './use-draft.ts';
import { Why } from './why.tsx';

interface DraftPopoverProps {
  request: DraftRequest;
  /** Writes into X's composer, or arms the draft; closes the popover where that went well. */
  insert(used: UsableDraft, mode: 'ask' | 'replace' | 'append'): Promise<InsertOutcome>;
  close(): void;
}

/** The dialog on X's page: a draft, what it was made from, and where it goes. */
export function DraftPopover({ request, insert, close }: DraftPopoverProps) {
  const draft = useDraft(request);
  const [outcome, setOutcome] = useState<InsertOutcome | null>(null);
  const [said, setSaid] = useState('');
  const card = useRef<HTMLElement>(null);
  const inserting = useRef(false);
  const { setup, error, generating, text } = draft;
  // Nothing can be typed into a draft that is about to be replaced.
  const busy = draft.loading || generating;
  const progress = generating ? 'Writing a draft…' : 'Asking your server…';
  const isNew = request.answering.kind === 'new';
  const hasText = text.trim() !== '';
  const usable = { text, draftId: draft.shown?.draft?.draftId ?? null };
  const notes = draft.shown?.draft?.notes ?? [];
  const noPersonas = setup !== null && setup.personas.length === 0;

  useEffect(() => {
    card.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  }, []);

  const put = async (event: MouseEvent, mode: 'ask' | 'replace' | 'append') => {
    // One insertion at a time, and only on a person's own press.
    if (!event.isTrusted || inserting.current) return;
    inserting.current = true;
    setSaid('');
    setOutcome(await insert(usable, mode));
    inserting.current = false;
  };
  const copy = async () => {
    const copied = await copyText(text);
    if (copied) tellUsed(usable);
    setSaid(copied ? 'Copied.' : 'The browser refused: select the draft and copy it.');
  };
  const openPanel = () => void answerOf(() => sendMessage('openPanel'));
  const generate = () => {
    setOutcome(null);
    setSaid('');
    draft.generate();
  };

  return (
    <section ref={card} className="card" role="dialog" aria-label="Troupe draft">
      <header>
        <h2>Troupe draft</h2>
        <button type="button" className="icon" aria-label="Close" onClick={close}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      </header>
      <div className="body">
        <AnsweredPost answering={request.answering} />
        {request.answering.kind === 'reply' && request.answering.post.text !== '' && (
          <PostTools post={request.answering.post} />
        )}
        {setup && !noPersonas && (
          <Choices setup={setup} choice={draft.choice} onChange={draft.setChoice} />
        )}
        <label className="field">
          <span>{isNew ? 'What is it about?' : 'Your point (optional)'}</span>
          <input
            value={draft.point}
            onChange={({ target }) => draft.setPoint(target.value)}
            maxLength={4_000}
            dir="auto"
            data-autofocus={isNew || undefined}
          />
        </label>
        <Alternatives
          alternatives={draft.alternatives}
          at={draft.at}
          busy={busy}
          onChoose={draft.choose}
          onMore={generate}
        />
        <DraftText text={text} growing={draft.growing} busy={busy} onChange={draft.setText} />
        {notes.length > 0 && !busy && (
          <ul className="notes">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        {draft.shown?.draft && <Why draft={draft.shown.draft} />}
        {error && <Problem error={error} openPanel={openPanel} />}
        {noPersonas && (
          <Problem
            error={{
              kind: 'connect',
              message: 'You have no persona yet. Create one in the side panel.',
            }}
            openPanel={openPanel}
          />
        )}
        {outcome?.kind === 'ask' && (
          <div className="problem" role="alert">
            <p>The composer already holds text.</p>
            <button type="button" onClick={(event) => void put(event, 'replace')}>
              Replace it
            </button>
            <button type="button" onClick={(event) => void put(event, 'append')}>
              Add below
            </button>
          </div>
        )}
        <p className="status" role="status">
          {busy ? progress : (sentenceOf(outcome) ?? said)}
        </p>
      </div>
      <footer>
        <button
          type="button"
          className="second"
          aria-disabled={busy || noPersonas}
          onClick={generate}
        >
          Generate
        </button>
        {generating ? (
          <button type="button" className="quiet" onClick={draft.cancel}>
            Cancel
          </button>
        ) : (
          <button
            type="button"
            className="quiet"
            aria-disabled={!hasText}
            onClick={() => hasText && void copy()}
          >
            Copy
          </button>
        )}
        <button
          type="button"
          className="first"
          aria-disabled={busy || !hasText}
          onClick={(event) => !busy && hasText && void put(event, 'ask')}
        >
          Insert
        </button>
      </footer>
    </section>
  );
}

function sentenceOf(outcome: InsertOutcome | null): string | null {
  return outcome && 'sentence' in outcome ? outcome.sentence : null;
}
