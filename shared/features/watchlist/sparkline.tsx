const WIDTH = 120;
const HEIGHT = 36;
const INSET = 2;

/** The course of a price as a line, with its name for those who do not see it. */
export function Sparkline({ values, name }: { values: readonly number[]; name: string }) {
  const least = Math.min(...values);
  // A price that stood still is a line in the middle.
  const range = Math.max(...values) - least || 1;
  const isFlat = Math.max(...values) === least;
  const points = values.map((value, at) => {
    const x = INSET + (at / (values.length - 1)) * (WIDTH - 2 * INSET);
    const share = isFlat ? 0.5 : (value - least) / range;
    return `${x.toFixed(1)},${(HEIGHT - INSET - share * (HEIGHT - 2 * INSET)).toFixed(1)}`;
  });
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="h-9 w-30 shrink-0 text-link"
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
