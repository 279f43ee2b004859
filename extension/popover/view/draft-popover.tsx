import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { ReviseDraft } from '#shared/features/generation/write/revise-draft.tsx';
import { Takes } from '#shared/features/generation/write/takes.tsx';
import { situationText } from '#shared/i18n/situation-text.ts';
import { activeLocale, msg, t } from '#shared/i18n/translate.ts';
import { useWaitedSeconds } from '#shared/ui/hooks/use-waited-seconds.ts';
import type { DraftRequest } from '../../features/manager.ts';
import { answerOf, sendMessage } from '../../messages.ts';
import type { DraftSetup, Mood } from '../../protocol.ts';
import { copyText } from '../insert/copy-text.ts';
import { type InsertMode, type InsertOutcome, reasonWords } from '../insert/insert-draft.ts';
import { PopoverActions } from '../popover-actions.tsx';
import { tellUsed, type UsableDraft } from '../report-used.ts';
import { errorText, localizedDraft } from '../set-locale.ts';
import { type DraftState, useDraft } from '../use-draft.ts';
import { Alternatives } from './alternatives.tsx';
import { AnsweredPost } from './answered-post.tsx';
import { Choices } from './choices.tsx';
import { DraftText } from './draft-text.tsx';
import { ErrorCallout, NeedsPoint } from './error-callout.tsx';
import { Why } from './explanation.tsx';
import { PopoverHeader } from './popover-header.tsx';
import { PostTools } from './post-tools.tsx';
import { Subject } from './subject.tsx';
import { ThreadText } from './thread-text.tsx';

/** Writes into X's composer, or arms the draft; closes the popover where that went well. */
export type Insert = (
  used: UsableDraft,
  mode: InsertMode,
  say: (sentence: string) => void,
) => Promise<InsertOutcome>;

interface DraftPopoverProps {
  request: DraftRequest;
  insert: Insert;
  /** The person read the mood of the post: it may show it from now on. */
  showMood(mood: Mood): void;
  close(): void;
}

/** The dialog on X's page: a draft, what it was made from, and where it goes. */
export function DraftPopover({ request, insert, showMood, close }: DraftPopoverProps) {
  const draft = useDraft(request);
  const [outcome, setOutcome] = useState<InsertOutcome | null>(null);
  const [said, setSaid] = useState('');
  const card = useRef<HTMLElement>(null);
  const inserting = useRef(false);
  const { setup, error, generating } = draft;
  // Nothing can be typed into a draft that is about to be replaced.
  const busy = draft.draftFollows || generating;
  const waited = useWaitedSeconds(generating);
  const { answering } = request;
  const parts = draft.parts.filter((part) => part.trim() !== '');
  const usable = {
    parts,
    draftId: draft.shown?.draft?.draftId ?? null,
    written: draft.shown?.draft?.content ?? null,
    point: draft.point,
    place: draft.place,
  };
  const written = draft.shown?.draft ? localizedDraft(draft.shown.draft) : null;
  const { notes = [], figures = [] } = written ?? {};
  const situation = situationText(written?.situation);
  const noPersonas = setup !== null && setup.personas.length === 0;

  // With the dialog itself: a key pressed in between would go to X.
  useLayoutEffect(() => {
    card.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
  }, []);

  // Nothing is drafted without it, so the next key belongs there.
  const needsPoint = error?.kind === 'needs_point';
  useLayoutEffect(() => {
    if (needsPoint) card.current?.querySelector<HTMLElement>('[data-point]')?.focus();
  }, [needsPoint]);

  const put = async (event: MouseEvent, mode: InsertMode) => {
    // One insertion at a time, and only on a person's own press.
    if (!event.isTrusted || inserting.current) return;
    inserting.current = true;
    setSaid('');
    setOutcome(null);
    try {
      setOutcome(await insert(usable, mode, setSaid));
    } catch {
      // The draft is still here, and Copy still works.
      setSaid(t(reasonWords.unreadable));
    }
    inserting.current = false;
  };
  const copy = async () => {
    const copied = await copyText(parts.join('\n\n'));
    if (copied) tellUsed(usable);
    setSaid(copied ? t('Copied.') : t('The browser refused: select the draft and copy it.'));
  };
  const openPanel = async () => {
    setSaid('');
    const answer = await answerOf(() => sendMessage('openPanel'));
    if (!answer.ok) setSaid(errorText(answer.error));
  };
  const goBack = () => {
    draft.goBack();
    // The button goes with the last change.
    if (draft.changes === 1) card.current?.querySelector('textarea')?.focus();
  };
  const generate = () => {
    setOutcome(null);
    setSaid('');
    draft.generate();
  };

  return (
    <section
      ref={card}
      className="card"
      role="dialog"
      lang={activeLocale()}
      aria-label={t('Troupe draft')}
    >
      <PopoverHeader openPanel={() => void openPanel()} close={close} />
      <div className="body">
        <AnsweredPost answering={answering} />
        {answering.kind === 'reply' && answering.post.text !== '' && (
          <PostTools post={answering.post} showMood={showMood} />
        )}
        {setup && !noPersonas && (
          <Choices setup={setup} choice={draft.choice} onChange={draft.setChoice} />
        )}
        {needsPoint && (
          <NeedsPoint error={error} sayPointIs={draft.sayPointIs} modelsAt={modelsAt(setup)} />
        )}
        <Subject draft={draft} busy={busy || draft.loading} kind={answering.kind} />
        {draft.showsTakes ? (
          <Takes
            texts={draft.alternatives.map(({ parts: texts }) => texts.join('\n\n'))}
            at={draft.at}
            onChoose={draft.choose}
            className="takes"
            takeClassName="take"
          />
        ) : (
          <Alternatives draft={draft} busy={busy} onMore={generate} />
        )}
        {draft.parts.length > 1 ? (
          <ThreadText parts={draft.parts} figures={figures} onChange={draft.edit} />
        ) : (
          <DraftText
            text={draft.parts[0] ?? ''}
            figures={busy ? [] : figures}
            growing={draft.growing}
            busy={busy}
            onChange={draft.edit}
          />
        )}
        {draft.mayChange && !draft.isBuiltIn && (
          <ReviseDraft busy={busy} onAsk={draft.ask} classes={reviseClasses} row="form">
            {draft.changes > 0 && (
              <button type="button" className="chip" onClick={goBack}>
                {t('Undo change')}
              </button>
            )}
          </ReviseDraft>
        )}
        {situation && !busy && <p className="reads-like">{situation}</p>}
        {notes.length > 0 && !busy && (
          <ul className="notes" id="notes">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        {written && <Why draft={written} />}
        {error && !needsPoint && <ErrorCallout error={error} openPanel={() => void openPanel()} />}
        {noPersonas && <ErrorCallout error={needsPersona} openPanel={() => void openPanel()} />}
        {outcome?.kind === 'ask' && (
          <div className="problem" role="alert">
            <p>{t('The composer already holds text.')}</p>
            <button type="button" onClick={(event) => void put(event, 'replace')}>
              {t('Replace it')}
            </button>
            <button type="button" onClick={(event) => void put(event, 'append')}>
              {t('Add below')}
            </button>
          </div>
        )}
        <p className="status" role="status">
          {(busy ? '' : said || sentenceOf(outcome)) || progressOf(draft, waited)}
        </p>
      </div>
      <PopoverActions
        busy={busy}
        generating={generating}
        mayGenerate={!draft.loading}
        hasText={parts.length > 0}
        onGenerate={generate}
        onCancel={draft.cancel}
        onCopy={() => void copy()}
        onInsert={(event) => void put(event, 'ask')}
      />
    </section>
  );
}

const reviseClasses = { group: 'intents', chip: 'chip', row: 'words', field: '' };

const needsPersona = {
  kind: 'connect',
  message: msg('You have no persona yet. Create one in the side panel.'),
} as const;

function progressOf(
  { generating, loading, wrote, waitsForPoint }: DraftState,
  waited: number,
): string {
  if (waitsForPoint) return t('Press Enter to write the draft.');
  if (generating && waited > 0) return t('Writing a draft… {n} s', { n: waited });
  if (generating) return t('Writing a draft…');
  if (loading) return t('Asking your server…');
  return wrote ? t('Draft written.') : '';
}

/** Where a model can be had; null where the server or the browser has one. */
function modelsAt(setup: DraftSetup | null): string | null {
  const hasModel = setup?.providers.some(({ id, configured }) => configured && id !== 'local');
  return setup && !hasModel ? `${setup.place.split(' ')[0]}/settings#models` : null;
}

function sentenceOf(outcome: InsertOutcome | null): string | null {
  return outcome && 'sentence' in outcome ? outcome.sentence : null;
}
