import { t } from '#shared/i18n/translate.ts';
import { ChartCanvas, PointDetail } from './chart-canvas.tsx';
import { Fitted } from './fitted.tsx';
import { useActivePoint } from './use-active-point.ts';

const LEFT = 44;
const TOP = 22;
const ROW = 26;
const GAP = 2;
const PALEST = 0.16;

export interface HeatCell {
  /** Null: nothing is known, which is not the same as little. */
  value: number | null;
  title: string;
  detail: string;
}

interface HeatMapProps {
  label: string;
  rows: readonly string[];
  columns: readonly string[];
  /** Row by row. */
  cells: readonly HeatCell[];
  /** Every how many columns one is named. */
  every: number;
}

/** A grid of cells, the darker the more. Arrow keys go from cell to cell. */
export function HeatMap(props: HeatMapProps) {
  return (
    <>
      <Fitted height={heightOf(props.rows)}>
        {(width) => <Drawing {...props} width={width} />}
      </Fitted>
      <p aria-hidden className="mt-2 flex items-center justify-end gap-1 text-xs text-muted">
        {t('Less')}
        {[0, 0.33, 0.66, 1].map((share) => (
          <span
            key={share}
            className="size-3 rounded-[3px] bg-link"
            style={{ opacity: shade(share, 1) }}
          />
        ))}
        {t('More')}
      </p>
    </>
  );
}

function Drawing(props: HeatMapProps & { width: number }) {
  const { rows, columns, cells, width } = props;
  const places = useActivePoint(cells.length, columns.length);
  const { active } = places;
  const step = Math.max(1, width - LEFT) / columns.length;
  const largest = Math.max(...cells.map(({ value }) => value ?? 0), 0);
  const x = (place: number) => LEFT + (place % columns.length) * step;
  const y = (place: number) => TOP + Math.floor(place / columns.length) * ROW;
  const shown = active ? cells[active.place] : undefined;

  function placeAt(left: number, top: number): number | null {
    const column = Math.floor((left - LEFT) / step);
    const row = Math.floor((top - TOP) / ROW);
    const isInside = column >= 0 && column < columns.length && row >= 0 && row < rows.length;
    return isInside ? row * columns.length + column : null;
  }

  return (
    <ChartCanvas
      label={props.label}
      width={width}
      height={heightOf(rows)}
      points={places}
      placeAt={placeAt}
      tooltipAt={active ? { x: x(active.place) + step / 2, y: y(active.place) } : null}
      tooltip={<PointDetail point={shown} />}
    >
      {columns.map((name, at) =>
        at % props.every === 0 ? (
          <text key={name} x={x(at)} y={12} className="fill-muted text-[11px] tabular-nums">
            {name}
          </text>
        ) : null,
      )}
      {rows.map((name, row) => (
        <text
          key={name}
          x={0}
          y={TOP + row * ROW + ROW / 2}
          dy="0.32em"
          className="fill-muted text-[11px]"
        >
          {name}
        </text>
      ))}
      {cells.map(({ value, title }, place) => (
        <rect
          key={title}
          x={x(place)}
          y={y(place)}
          width={Math.max(1, step - GAP)}
          height={ROW - GAP}
          rx={3}
          className={value === null ? 'fill-tint' : 'fill-link'}
          fillOpacity={value === null ? 1 : shade(value, largest)}
        />
      ))}
      {active ? (
        <rect
          x={x(active.place) - 1}
          y={y(active.place) - 1}
          width={Math.max(1, step - GAP) + 2}
          height={ROW - GAP + 2}
          rx={4}
          fill="none"
          strokeWidth={2}
          className="stroke-ink"
        />
      ) : null}
    </ChartCanvas>
  );
}

const heightOf = (rows: readonly string[]) => TOP + rows.length * ROW;

function shade(value: number, largest: number): number {
  return largest === 0 ? PALEST : PALEST + (1 - PALEST) * (value / largest);
}
