/** The lines across a chart at its round values, each with its value at the left edge. */
export function ValueAxis(props: {
  ticks: { value: number; y: number }[];
  left: number;
  right: number;
  format(value: number): string;
}) {
  return props.ticks.map(({ value, y }) => (
    <g key={value}>
      <line x1={props.left} x2={props.right} y1={y} y2={y} className="stroke-line" />
      <text
        x={props.left - 8}
        y={y}
        dy="0.32em"
        textAnchor="end"
        className="fill-muted text-[11px] tabular-nums"
      >
        {props.format(value)}
      </text>
    </g>
  ));
}
