import { useEffect, useRef } from 'react';
import type { PersonaFact } from '#shared/contracts/personas.ts';
import { formatInstant } from '#shared/i18n/formats/format-date.ts';

import { t } from '#shared/i18n/translate.ts';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { factKindLabel } from './fact-kinds.ts';

/** One fact with its kind and the day of its last change. */
export function FactRow(props: {
  fact: PersonaFact;
  busy: boolean;
  /** Its form has just been closed. */
  takesFocus: boolean;
  onEdit(): void;
  onRemove(): void;
}) {
  const { fact, busy, takesFocus } = props;
  const { kind, text, changedAt } = fact;
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) edit.current?.focus();
  }, [takesFocus]);
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-52">
        <p dir="auto" className="text-sm wrap-anywhere">
          {text}
        </p>
        <p className="mt-0.5 text-xs text-muted">
          {factKindLabel(kind)} · {formatInstant(changedAt, { dateStyle: 'medium' })}
        </p>
      </div>
      <div className="flex gap-2">
        <SecondaryButton
          ref={edit}
          size="1"
          aria-label={t('Edit: {text}', { text })}
          busy={busy}
          onClick={props.onEdit}
        >
          {t('Edit')}
        </SecondaryButton>
        <SecondaryButton
          size="1"
          aria-label={t('Remove: {text}', { text })}
          busy={busy}
          onClick={props.onRemove}
        >
          {t('Remove')}
        </SecondaryButton>
      </div>
    </li>
  );
}
