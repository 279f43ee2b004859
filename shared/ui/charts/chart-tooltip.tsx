import type { ReactNode } from 'react';

const HALF = 84;

/**
 * What one point of a chart says, above it and inside of the chart's width. Said aloud only when it
 * was reached with the keys: whoever hovers sees it.
 */
export function ChartTooltip(props: {
  at: { x: number; y: number } | null;
  width: number;
  aloud: boolean;
  children: ReactNode;
}) {
  const { at, width } = props;
  return (
    <div role="status" aria-live={props.aloud ? 'polite' : 'off'}>
      {at ? (
        <div
          className="pointer-events-none absolute z-10 w-42 -translate-x-1/2 -translate-y-full rounded-control border border-line bg-panel px-2.5 py-1.5 text-xs shadow-raised"
          style={{
            left: Math.min(Math.max(at.x, HALF), Math.max(HALF, width - HALF)),
            top: at.y - 10,
          }}
        >
          {props.children}
        </div>
      ) : null}
    </div>
  );
}
