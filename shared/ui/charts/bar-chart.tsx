export interface BarDatum {
  id: string;
  label: string;
  value: number;
  /** The value as it is written at the end of its bar. */
  written: string;
  /** A second line under the name; '' for none. */
  detail: string;
}

/** Horizontal bars with their names and values in words: nothing of it has to be hovered. */
export function BarChart({ label, bars }: { label: string; bars: readonly BarDatum[] }) {
  const largest = Math.max(...bars.map(({ value }) => value), 0);
  return (
    <div role="img" aria-label={label} className="grid grid-cols-1 gap-3.5">
      {bars.map(({ id, label: name, value, written, detail }) => (
        <div key={id}>
          <div className="flex items-baseline justify-between gap-3 text-sm">
            <span className="min-w-0 truncate font-medium">{name}</span>
            <span className="shrink-0 tabular-nums">{written}</span>
          </div>
          <svg aria-hidden="true" width="100%" height={8} className="my-1.5 block">
            <rect width="100%" height={8} rx={4} className="fill-tint" />
            {value > 0 ? (
              <rect
                width={`${Math.max(1, (100 * value) / largest)}%`}
                height={8}
                rx={4}
                className="fill-link"
              />
            ) : null}
          </svg>
          {detail ? <div className="text-xs text-muted">{detail}</div> : null}
        </div>
      ))}
    </div>
  );
}
