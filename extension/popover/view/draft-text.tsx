import type { MarkedFigures } from '#shared/contracts/generation.ts';
import { t } from '#shared/i18n/translate.ts';
import { DraftField } from './draft-field.tsx';

interface DraftTextProps {
  text: string;
  /** Those to check. */
  figures: MarkedFigures;
  /** What is being written: to be read, not to be used, as it is unchecked. */
  growing: string;
  busy: boolean;
  onChange(text: string): void;
}

/** The draft itself, to be edited, with its length as X counts it. */
export function DraftText({ text, figures, growing, busy, onChange }: DraftTextProps) {
  return (
    <div className="field">
      <DraftField
        id="draft"
        label={t('Draft')}
        rows={5}
        value={text}
        figures={figures}
        onChange={({ target }) => onChange(target.value)}
        readOnly={busy}
        aria-busy={busy}
        data-autofocus
      >
        {growing !== '' && (
          <p className="growing" aria-hidden="true" dir="auto">
            {growing}
          </p>
        )}
      </DraftField>
    </div>
  );
}
