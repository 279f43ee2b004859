export interface TableOf {
  columns: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly string[])[];
}

/** The figures of a chart, as a table that can be read row by row. */
export function ChartTable({ label, columns, rows }: TableOf & { label: string }) {
  return (
    <table aria-label={label} className="w-full text-sm">
      <thead className="sticky top-0 bg-panel">
        <tr>
          {columns.map((column, at) => (
            <th
              key={column}
              scope="col"
              className={`px-3 py-2 font-medium text-muted ${at === 0 ? 'text-left' : 'text-right'}`}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their order, and names may repeat
          <tr key={place} className="border-t border-line">
            <th scope="row" className="min-w-28 px-3 py-1.5 text-left font-normal wrap-anywhere">
              {name}
            </th>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]} className="px-3 py-1.5 text-right tabular-nums">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
