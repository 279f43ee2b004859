import type { ComponentProps, PointerEvent, ReactNode } from 'react';
import { ChartTooltip } from './chart-tooltip.tsx';
import type { useActivePoint } from './use-active-point.ts';

/** A drawing to go through by keyboard or pointer, and the words for where that is. */
export function ChartCanvas(props: {
  label: string;
  width: number;
  height: number;
  points: Pick<ReturnType<typeof useActivePoint>, 'active' | 'point' | 'keys'>;
  /** The point at this place of the drawing. */
  placeAt(left: number, top: number): number | null;
  tooltipAt: ComponentProps<typeof ChartTooltip>['at'];
  tooltip: ReactNode;
  children: ReactNode;
}) {
  const { width, height } = props;
  const { active, point, keys } = props.points;
  function follow(event: PointerEvent) {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    point(props.placeAt(event.clientX - left, event.clientY - top));
  }
  return (
    <>
      <svg
        role="img"
        aria-label={props.label}
        width={width}
        height={height}
        className="block max-w-full touch-pan-y overflow-visible rounded-control"
        {...keys}
        onPointerMove={follow}
        onPointerLeave={() => point(null)}
      >
        {props.children}
      </svg>
      <ChartTooltip at={props.tooltipAt} width={width} aloud={active?.byKey ?? false}>
        {props.tooltip}
      </ChartTooltip>
    </>
  );
}

export function PointDetail({ point }: { point: { title: string; detail: string } | undefined }) {
  return (
    <>
      <strong className="block font-medium">{point?.title}</strong>
      {point?.detail}
    </>
  );
}
