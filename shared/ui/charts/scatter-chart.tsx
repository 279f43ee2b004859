import { ChartCanvas } from './chart-canvas.tsx';
import { Fitted } from './fitted.tsx';
import { niceTicks } from './nice-ticks.ts';
import { useActivePoint } from './use-active-point.ts';
import { ValueAxis } from './value-axis.tsx';

const HEIGHT = 224;
const LEFT = 44;
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 40;
const REACH = 24;

interface ScatterChartProps {
  label: string;
  /** From left to right. */
  points: readonly (readonly [x: number, y: number])[];
  xName: string;
  /** A value of the axis upwards. */
  format(value: number): string;
  describe(point: readonly [x: number, y: number]): string;
}

/** Points between 0 and 100 across. Arrow keys go through them from left to right. */
export function ScatterChart(props: ScatterChartProps) {
  return <Fitted height={HEIGHT}>{(width) => <Drawing {...props} width={width} />}</Fitted>;
}

function Drawing(props: ScatterChartProps & { width: number }) {
  const { points, width } = props;
  const places = useActivePoint(points.length);
  const { active } = places;
  const ticks = niceTicks(Math.max(...points.map(([, value]) => value), 0));
  const top = ticks.at(-1) ?? 1;
  const inner = Math.max(1, width - LEFT - RIGHT);
  const x = (value: number) => LEFT + (value / 100) * inner;
  const y = (value: number) => HEIGHT - BOTTOM - (value / top) * (HEIGHT - TOP - BOTTOM);
  const shown = active ? points[active.place] : undefined;

  function nearest(left: number, above: number): number | null {
    let best: number | null = null;
    let least = REACH ** 2;
    for (const [place, [across, up]] of points.entries()) {
      const far = (x(across) - left) ** 2 + (y(up) - above) ** 2;
      if (far < least) [best, least] = [place, far];
    }
    return best;
  }

  return (
    <ChartCanvas
      label={props.label}
      width={width}
      height={HEIGHT}
      points={places}
      placeAt={nearest}
      tooltipAt={shown ? { x: x(shown[0]), y: y(shown[1]) } : null}
      tooltip={shown ? props.describe(shown) : null}
    >
      <ValueAxis
        ticks={ticks.map((value) => ({ label: props.format(value), y: y(value) }))}
        left={LEFT}
        right={width - RIGHT}
      />
      {[0, 25, 50, 75, 100].map((score) => (
        <text
          key={score}
          x={x(score)}
          y={HEIGHT - BOTTOM + 16}
          textAnchor="middle"
          className="fill-muted text-[11px] tabular-nums"
        >
          {score}
        </text>
      ))}
      <text
        x={LEFT + inner / 2}
        y={HEIGHT - 6}
        textAnchor="middle"
        className="fill-muted text-[11px]"
      >
        {props.xName}
      </text>
      {points.map(([across, up], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two posts may stand in the same place
        <circle key={place} cx={x(across)} cy={y(up)} r={3} className="fill-link opacity-45" />
      ))}
      {shown ? (
        <circle
          cx={x(shown[0])}
          cy={y(shown[1])}
          r={6}
          strokeWidth={2}
          className="fill-link stroke-panel"
        />
      ) : null}
    </ChartCanvas>
  );
}
