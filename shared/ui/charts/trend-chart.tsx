import { axisLabels, axisWidth } from './axis-labels.ts';
import { ChartCanvas, PointDetail } from './chart-canvas.tsx';
import { Fitted } from './fitted.tsx';
import { labelledPlaces, niceTicks } from './nice-ticks.ts';
import { useActivePoint } from './use-active-point.ts';
import { ValueAxis } from './value-axis.tsx';

const HEIGHT = 224;
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 26;
const LABEL_WIDTH = 100;

export interface TrendDatum {
  value: number;
  /** Under the axis. */
  label: string;
  /** In the tooltip. */
  title: string;
  detail: string;
}

interface TrendChartProps {
  label: string;
  points: readonly TrendDatum[];
  /** From the smallest value, not from 0: for what hardly changes beside its size. */
  isClose?: boolean;
}

/** Whole numbers over time, as a line with the area under it. Arrow keys go from point to point. */
export function TrendChart(props: TrendChartProps) {
  return <Fitted height={HEIGHT}>{(width) => <Drawing {...props} width={width} />}</Fitted>;
}

function Drawing(props: TrendChartProps & { width: number }) {
  const { points, width } = props;
  const places = useActivePoint(points.length);
  const { active } = places;
  const values = points.map(({ value }) => value);
  const largest = Math.max(...values, 0);
  const smallest = Math.min(...values);
  const floor = props.isClose ? roundBelow(smallest, largest) : 0;
  // What does not change at all runs through the middle, not along the edge.
  const room = props.isClose && smallest === largest && floor > 0 ? 1 : 0;
  const ticks = niceTicks(largest - floor + room, 4, true);
  const top = ticks.at(-1) ?? 1;
  const labels = axisLabels(ticks.map((tick) => floor + tick));
  const left = axisWidth(labels);
  const inner = Math.max(1, width - left - RIGHT);
  const x = (place: number) =>
    left + (points.length === 1 ? inner / 2 : (place / (points.length - 1)) * inner);
  const y = (value: number) => HEIGHT - BOTTOM - ((value - floor) / top) * (HEIGHT - TOP - BOTTOM);
  const line = points
    .map(({ value }, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`)
    .join(' ');
  const labelled = labelledPlaces(points.length, Math.floor(inner / LABEL_WIDTH));
  const shown = active ? points[active.place] : undefined;

  function placeAt(pointer: number): number {
    const place = Math.round(((pointer - left) / inner) * (points.length - 1));
    return Math.min(Math.max(place, 0), points.length - 1);
  }

  return (
    <ChartCanvas
      height={HEIGHT}
      width={width}
      label={props.label}
      points={places}
      placeAt={placeAt}
      tooltipAt={active && shown ? { x: x(active.place), y: y(shown.value) } : null}
      tooltip={<PointDetail point={shown} />}
    >
      <ValueAxis
        ticks={ticks.map((tick, at) => ({ label: labels[at] ?? '', y: y(floor + tick) }))}
        left={left}
        right={width - RIGHT}
      />
      {points.map(({ label }, at) =>
        labelled.has(at) ? (
          <text
            key={x(at)}
            x={x(at)}
            y={HEIGHT - 6}
            textAnchor={at === points.length - 1 && points.length > 1 ? 'end' : 'middle'}
            className="fill-muted text-[11px]"
          >
            {label}
          </text>
        ) : null,
      )}
      <polygon
        points={`${x(0)},${y(floor)} ${line} ${x(points.length - 1)},${y(floor)}`}
        className="fill-link opacity-10"
      />
      <polyline
        points={line}
        fill="none"
        strokeWidth={2}
        strokeLinejoin="round"
        strokeLinecap="round"
        className="stroke-link"
      />
      {points.length === 1 ? (
        <circle cx={x(0)} cy={y(values[0] ?? 0)} r={4} className="fill-link" />
      ) : null}
      {active && shown ? (
        <g>
          <line
            x1={x(active.place)}
            x2={x(active.place)}
            y1={TOP}
            y2={HEIGHT - BOTTOM}
            strokeDasharray="3 3"
            className="stroke-muted"
          />
          <circle
            cx={x(active.place)}
            cy={y(shown.value)}
            r={5}
            strokeWidth={2}
            className="fill-link stroke-panel"
          />
        </g>
      ) : null}
    </ChartCanvas>
  );
}

/** A round number not far below the smallest value, or just below where all are the same. */
function roundBelow(smallest: number, largest: number): number {
  if (smallest === largest) return Math.max(0, smallest - 1);
  const [, step = 1] = niceTicks(largest - smallest, 4, true);
  return Math.max(0, Math.floor(smallest / step) * step);
}
