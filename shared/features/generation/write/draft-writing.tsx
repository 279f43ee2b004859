import { t } from '#shared/i18n/translate.ts';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';

/** A draft while it is written. */
export function DraftWriting({ text }: { text: string }) {
  return (
    <div>
      <p className="mb-2 text-sm text-muted">{t('Writing...')}</p>
      {text === '' ? (
        <div className="grid gap-2">
          <SkeletonBar className="h-4 w-11/12" />
          <SkeletonBar className="h-4 w-3/4" />
        </div>
      ) : (
        // Word by word would be noise to a screen reader: it hears the finished draft.
        <p aria-hidden dir="auto" className="text-lg wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
      )}
    </div>
  );
}
