/** The lines across a chart at its round values, each with its value at the left edge. */
export function ValueAxis(props: {
  ticks: { label: string; y: number }[];
  left: number;
  right: number;
}) {
  return props.ticks.map(({ label, y }) => (
    <g key={y}>
      <line x1={props.left} x2={props.right} y1={y} y2={y} className="stroke-line" />
      <text
        x={props.left - 8}
        y={y}
        dy="0.32em"
        textAnchor="end"
        className="fill-muted text-[11px] tabular-nums"
      >
        {label}
      </text>
    </g>
  ));
}
