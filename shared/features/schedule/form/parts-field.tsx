import { useState } from 'react';
import { PARTS_PER_THREAD } from '#shared/contracts/publishing.ts';
import { t } from '#shared/i18n/translate.ts';
import { AddButton, useGrowingList } from '#shared/ui/forms/growing-list.tsx';
import { PartField } from './part-field.tsx';
import { type DraftPart, withPartAfter, withPartMoved } from './post-draft.ts';

/** The text of a post, or the parts of a thread in their order. */
export function PartsField(props: {
  parts: readonly DraftPart[];
  limit: number;
  error: string | undefined;
  onChange(parts: DraftPart[]): void;
  /** A file for the part is on its way. */
  onPending(key: string, isPending: boolean): void;
}) {
  const { parts, onChange } = props;
  const { group, focusText } = useGrowingList();
  const [told, setTold] = useState('');

  /** Shows the parts, gives the focus to the text of one, and says what has happened. */
  function show(next: DraftPart[], place: number, sentence: string) {
    onChange(next);
    setTold(sentence);
    focusText(place);
  }

  function add(place: number) {
    const next = withPartAfter(parts, place);
    if (next) show(next, place + 1, t('Part {part} added', { part: place + 2 }));
  }

  return (
    <div ref={group} className="flex flex-col gap-4">
      {parts.map((part, place) => (
        <PartField
          key={part.key}
          part={part}
          place={place}
          count={parts.length}
          limit={props.limit}
          error={props.error}
          onChange={(changed) => onChange(parts.toSpliced(place, 1, changed))}
          onPending={(isPending) => props.onPending(part.key, isPending)}
          onMove={(to) =>
            show(
              withPartMoved(parts, place, to),
              to,
              t('Part {part} is now part {to}', { part: place + 1, to: to + 1 }),
            )
          }
          onRemove={() =>
            show(
              parts.toSpliced(place, 1),
              Math.max(0, place - 1),
              t('Part {part} removed', { part: place + 1 }),
            )
          }
        />
      ))}
      <AddButton disabled={parts.length >= PARTS_PER_THREAD} onClick={() => add(parts.length - 1)}>
        {t('Add part')}
      </AddButton>
      <p role="status" className="sr-only">
        {told}
      </p>
    </div>
  );
}
