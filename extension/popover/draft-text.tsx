import { postLimit, weightedLength } from '#shared/lib/weighted-length.ts';

interface DraftTextProps {
  text: string;
  busy: boolean;
  onChange(text: string): void;
}

/** The draft itself, to be edited, with its length as X counts it. */
export function DraftText({ text, busy, onChange }: DraftTextProps) {
  const length = weightedLength(text);
  return (
    <div className="field">
      <span className="row">
        <label htmlFor="draft">Draft</label>
        <span className="counter" dir="ltr" data-over={length > postLimit || undefined}>
          {length} / {postLimit}
        </span>
      </span>
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
    </div>
  );
}
