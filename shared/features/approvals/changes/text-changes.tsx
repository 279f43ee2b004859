import { useMemo } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { wordChanges } from './compare-content.ts';

const marks = {
  added: {
    Mark: 'ins',
    look: 'bg-(--green-a3) text-(--green-12) underline decoration-2 underline-offset-2',
    said: () => t('added'),
  },
  removed: {
    Mark: 'del',
    look: 'bg-(--ruby-a3) text-(--ruby-12) line-through decoration-2',
    said: () => t('removed'),
  },
} as const;

/** A text with the words that were added and removed: by line and tint, and in words for screen readers. */
export function TextChanges({ before, after }: { before: string; after: string }) {
  const changes = useMemo(() => wordChanges(before, after), [before, after]);
  if (!changes.some(({ added, removed }) => added || removed)) {
    return <p>{t('Only spaces or line breaks have changed.')}</p>;
  }
  return (
    <p dir="auto" translate="no" className="wrap-anywhere whitespace-pre-line">
      {changes.map(({ value, added, removed }, place) => {
        // The same words may stand in a text more than once.
        const key = `${place} ${value}`;
        if (!added && !removed) return <span key={key}>{value}</span>;
        const { Mark, look, said } = added ? marks.added : marks.removed;
        return (
          <Mark key={key} className={`rounded-xs ${look}`}>
            <span className="sr-only">{`(${said()}: `}</span>
            {value}
            <span className="sr-only">)</span>
          </Mark>
        );
      })}
    </p>
  );
}
