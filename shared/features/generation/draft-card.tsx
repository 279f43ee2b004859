import { TextArea } from '@radix-ui/themes';
import { type ReactNode, useState } from 'react';
import type { GeneratedContent } from '#shared/contracts/generation.ts';
import { OpenInComposer } from '#shared/features/schedule/public.tsx';
import { t } from '#shared/i18n/translate.ts';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { CopyDraft } from './copy-draft.tsx';
import { DraftText, Hashtags } from './draft-text.tsx';
import type { GeneratorDraft } from './generator-form-state.ts';
import { useDecideDraft } from './queries.ts';
import { type OnSchedule, ScheduleDraft } from './schedule-draft.tsx';
import type { DraftStream } from './use-draft-stream.ts';
import { DraftFigures } from './write/draft-figures.tsx';
import { DraftWriting } from './write/draft-writing.tsx';

/** The draft while it is written, and what can be done with it once it is checked. */
export function DraftCard({ stream, ...finished }: FinishedProps & { stream: DraftStream }) {
  if (stream.state === 'writing') return <DraftWriting text={stream.text} />;
  if (stream.state === 'failed') return <p className="text-danger">{stream.message}</p>;
  if (stream.state === 'done') {
    return <Finished key={stream.draft.content} draft={stream.draft} {...finished} />;
  }
  return (
    <p className="grid h-full place-content-center rounded-card border border-dashed border-line p-6 text-center text-muted">
      {t('Your draft appears here.')}
    </p>
  );
}

interface FinishedProps {
  /** The person's version of the draft; null while it is as it was written. */
  version: string | null;
  /** Weighted characters that the platform allows. */
  limit: number;
  onChange(text: string): void;
  onDiscard(): void;
  /** Between the text and its figures. */
  children?: ReactNode;
  onSchedule: OnSchedule;
  /** What it was written for. */
  of: Pick<GeneratorDraft, 'personaId' | 'platform'>;
}

function Finished({ draft, ...props }: FinishedProps & { draft: GeneratedContent }) {
  const decide = useDecideDraft();
  const [text, setText] = useState(props.version ?? draft.content);
  const [editing, setEditing] = useState(false);
  const { draftId } = draft;
  const kept = { id: draftId, content: draft.content };
  const discarded = decide.variables?.outcome === 'discarded' && !decide.isError;

  return (
    <article aria-label={t('Draft')} className="rounded-card border border-line bg-link-tint p-5">
      {editing ? (
        <TextArea
          aria-label={t('Your version')}
          rows={6}
          resize="vertical"
          dir="auto"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            props.onChange(target.value);
          }}
        />
      ) : (
        <DraftText text={text} limit={props.limit} figures={draft.figures} />
      )}
      <Hashtags tags={draft.hashtags} />
      <div className="mt-3 grid gap-3 empty:hidden">{props.children}</div>
      <DraftFigures draft={draft} />
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyDraft text={text} kept={kept} />
        <ScheduleDraft text={text} kept={kept} onSchedule={props.onSchedule} />
        <OpenInComposer draft={{ ...props.of, text, draftId }} />
        <SecondaryButton onClick={() => setEditing(!editing)}>
          {editing ? t('Done') : t('Edit')}
        </SecondaryButton>
        {draftId ? (
          <SecondaryButton
            busy={discarded}
            onClick={() => {
              decide.mutate({ id: draftId, outcome: 'discarded' });
              props.onDiscard();
            }}
          >
            {discarded ? t('Discarded') : t('Discard')}
          </SecondaryButton>
        ) : null}
      </div>
    </article>
  );
}
