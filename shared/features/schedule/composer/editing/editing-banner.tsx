import { useEffect, useRef } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import type { useEditing } from './use-editing.ts';

/** Above the form: who edits the post, and the way to take over. */
export function EditingBanner({ editing }: { editing: ReturnType<typeof useEditing> }) {
  const { state, editor } = editing;
  const place = useRef<HTMLDivElement>(null);
  // The fields cannot have the focus any more.
  useEffect(() => {
    if (state === 'lost') place.current?.focus();
  }, [state]);
  if (state === 'free') return null;
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-control bg-link-tint px-3 py-2"
    >
      <p
        role={state === 'lost' ? 'alert' : 'status'}
        className="min-w-0 flex-1 basis-52 text-sm wrap-anywhere"
      >
        {sentenceOf(state, editor)}
      </p>
      <BusyButton variant="soft" busy={editing.isTaking} onClick={editing.takeOver}>
        {t('Take over')}
      </BusyButton>
    </div>
  );
}

function sentenceOf(state: 'waits' | 'lost', name: string | null): string {
  if (state === 'waits') {
    return name === null
      ? t('Reading what was saved last...')
      : t('{name} is editing this post.', { name });
  }
  return name === null
    ? t('Somebody else has edited this post. Your text is kept below.')
    : t('{name} has taken over. Your text is kept below.', { name });
}
