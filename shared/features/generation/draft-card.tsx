import { TextArea } from '@radix-ui/themes';
import { useState } from 'react';
import { OpenInComposer } from '#shared/features/schedule/public.tsx';
import { t } from '#shared/i18n/translate.ts';
import { lengthLimits } from '#shared/lib/post-rules/length-limit.ts';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { CopyDraft } from './copy-draft.tsx';
import type { useKeptVersions } from './generator-form-state.ts';
import { useDecideDraft } from './queries.ts';
import { type OnSchedule, ScheduleDraft } from './schedule-draft.tsx';
import type { DraftStream } from './use-draft-stream.ts';
import { DraftFigures } from './write/draft-figures.tsx';
import { DraftFrame, type DraftFrameProps } from './write/draft-frame.tsx';

interface DraftCardProps extends Pick<DraftFrameProps<Kept>, 'versions' | 'busy' | 'onAsk'> {
  stream: DraftStream;
  onDiscard(): void;
  onSchedule: OnSchedule;
}
type Kept = ReturnType<typeof useKeptVersions>[0]['all'][number]['draft'];

/** The draft while it is written, and what can be done with it once it is checked. */
export function DraftCard({ stream, onDiscard, onSchedule, ...presses }: DraftCardProps) {
  const decide = useDecideDraft();
  const { shown, edit } = presses.versions;
  const [edited, setEdited] = useState<Kept | null>(null);
  const { draft, text = '' } = shown ?? {};
  const kept = { id: draft?.draftId ?? null, content: draft?.content ?? '' };
  const isEditing = draft !== undefined && edited?.content === draft.content;
  return (
    <DraftFrame
      label={t('Draft')}
      soFar={stream.state === 'writing' ? stream.text : ''}
      empty={
        stream.state === 'failed' ? <p className="text-danger">{stream.message}</p> : undefined
      }
      limit={draft && lengthLimits[draft.platform]}
      field={
        isEditing ? (
          <TextArea
            aria-label={t('Your version')}
            rows={6}
            resize="vertical"
            dir="auto"
            value={text}
            onChange={({ target }) => edit(target.value)}
          />
        ) : undefined
      }
      {...presses}
    >
      {draft ? (
        <>
          <DraftFigures draft={draft} />
          <div className="mt-4 flex flex-wrap gap-3">
            <CopyDraft text={text} kept={kept} />
            <ScheduleDraft text={text} kept={kept} onSchedule={onSchedule} />
            <OpenInComposer draft={{ ...draft, text }} />
            <SecondaryButton onClick={() => setEdited(isEditing ? null : draft)}>
              {isEditing ? t('Done') : t('Edit')}
            </SecondaryButton>
            {kept.id ? (
              <SecondaryButton
                onClick={() => {
                  decide.mutate({ id: kept.id ?? '', outcome: 'discarded' });
                  onDiscard();
                }}
              >
                {t('Discard')}
              </SecondaryButton>
            ) : null}
          </div>
        </>
      ) : null}
    </DraftFrame>
  );
}
