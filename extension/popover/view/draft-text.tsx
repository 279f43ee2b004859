import { t } from '#shared/i18n/translate.ts';
import { postLimit } from '#shared/lib/post-limit.ts';
import { weightedLength } from '#shared/lib/text/weighted-length.ts';

interface DraftTextProps {
  text: string;
  /** What is being written: to be read, not to be used, as it is unchecked. */
  growing: string;
  busy: boolean;
  onChange(text: string): void;
}

/** The draft itself, to be edited, with its length as X counts it. */
export function DraftText({ text, growing, busy, onChange }: DraftTextProps) {
  const length = weightedLength(text);
  return (
    <div className="field">
      <span className="row">
        <label htmlFor="draft">{t('Draft')}</label>
        <span className="counter" dir="ltr" data-over={length > postLimit || undefined}>
          {length} / {postLimit}
        </span>
      </span>
      <div className="paper">
        <textarea
          id="draft"
          rows={5}
          value={text}
          onChange={({ target }) => onChange(target.value)}
          readOnly={busy}
          aria-busy={busy}
          dir="auto"
          data-autofocus
        />
        {growing !== '' && (
          <p className="growing" aria-hidden="true" dir="auto">
            {growing}
          </p>
        )}
      </div>
    </div>
  );
}
