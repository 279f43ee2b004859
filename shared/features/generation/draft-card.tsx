import { TextArea } from '@radix-ui/themes';
import { useState } from 'react';
import { OpenInComposer } from '#shared/features/schedule/public.tsx';
import { t } from '#shared/i18n/translate.ts';
import { lengthLimits } from '#shared/lib/post-rules/length-limit.ts';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { CopyDraft } from './copy-draft.tsx';
import { DraftText, Hashtags } from './draft-text.tsx';
import type { useKeptVersions } from './generator-form-state.ts';
import { useDecideDraft } from './queries.ts';
import { type OnSchedule, ScheduleDraft } from './schedule-draft.tsx';
import type { DraftStream } from './use-draft-stream.ts';
import { DraftFigures } from './write/draft-figures.tsx';
import { DraftWriting } from './write/draft-writing.tsx';

/** The draft while it is written, and what can be done with it once it is checked. */
export function DraftCard({ stream, ...props }: DraftCardProps) {
  const { version } = props;
  if (stream.state === 'writing') return <DraftWriting text={stream.text} />;
  if (version) return <Finished {...props} key={version.draft.content} version={version} />;
  if (stream.state === 'failed') return <p className="text-danger">{stream.message}</p>;
  return (
    <p className="grid h-full place-content-center rounded-card border border-dashed border-line p-6 text-center text-muted">
      {t('Your draft appears here.')}
    </p>
  );
}

interface DraftCardProps extends Omit<FinishedProps, 'version'> {
  stream: DraftStream;
  version: Version | undefined;
}

type Version = ReturnType<typeof useKeptVersions>[0]['all'][number];

interface FinishedProps {
  version: Version;
  onChange(text: string): void;
  onDiscard(): void;
  onSchedule: OnSchedule;
}

function Finished({ version: { draft, text }, ...props }: FinishedProps) {
  const decide = useDecideDraft();
  const [editing, setEditing] = useState(false);
  const { draftId, personaId, platform } = draft;
  const kept = { id: draftId, content: draft.content };

  return (
    <article aria-label={t('Draft')} className="rounded-card border border-line bg-link-tint p-5">
      {editing ? (
        <TextArea
          aria-label={t('Your version')}
          rows={6}
          resize="vertical"
          dir="auto"
          value={text}
          onChange={({ target }) => props.onChange(target.value)}
        />
      ) : (
        <DraftText text={text} limit={lengthLimits[platform]} figures={draft.figures} />
      )}
      <Hashtags tags={draft.hashtags} />
      <DraftFigures draft={draft} />
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyDraft text={text} kept={kept} />
        <ScheduleDraft text={text} kept={kept} onSchedule={props.onSchedule} />
        <OpenInComposer draft={{ personaId, platform, text, draftId }} />
        <SecondaryButton onClick={() => setEditing(!editing)}>
          {editing ? t('Done') : t('Edit')}
        </SecondaryButton>
        {draftId ? (
          <SecondaryButton
            onClick={() => {
              decide.mutate({ id: draftId, outcome: 'discarded' });
              props.onDiscard();
            }}
          >
            {t('Discard')}
          </SecondaryButton>
        ) : null}
      </div>
    </article>
  );
}
