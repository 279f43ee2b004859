import { useMemo } from 'react';
import { t } from '#shared/i18n/translate.ts';
import { wordChanges } from './compare-content.ts';

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
        if (added) {
          return (
            <ins
              key={key}
              className="rounded-xs bg-(--green-a3) text-(--green-12) underline decoration-2 underline-offset-2"
            >
              <Said>{`(${t('added')}: `}</Said>
              {value}
              <Said>)</Said>
            </ins>
          );
        }
        if (removed) {
          return (
            <del
              key={key}
              className="rounded-xs bg-(--ruby-a3) text-(--ruby-12) line-through decoration-2"
            >
              <Said>{`(${t('removed')}: `}</Said>
              {value}
              <Said>)</Said>
            </del>
          );
        }
        return <span key={key}>{value}</span>;
      })}
    </p>
  );
}

function Said({ children }: { children: string }) {
  return <span className="sr-only">{children}</span>;
}
