import { counted, excerpt } from '#shared/lib/format.ts';
import { contentTypeLabel, platformLabel } from '../bucket-labels.ts';
import type { ImportRow } from './import-row.ts';

const SHOWN = 100;

/** What will be added and what will not, with the reason. Rows with a problem stand first. */
export function ImportPreview({ rows }: { rows: ImportRow[] }) {
  const wrong = rows.filter(({ problem }) => problem !== null);
  const shown = [...wrong, ...rows.filter(({ problem }) => problem === null)].slice(0, SHOWN);
  return (
    <div className="min-w-0">
      <p role="status" className="mb-2 text-sm">
        <span className="font-medium">{counted(rows.length - wrong.length, 'sample')} to add</span>
        {wrong.length > 0 ? (
          <span className="text-danger">
            {`, ${counted(wrong.length, 'row')} with a problem left out`}
          </span>
        ) : null}
        {rows.length > SHOWN ? (
          <span className="text-muted">{` (the first ${SHOWN} are shown)`}</span>
        ) : null}
      </p>
      <section
        aria-label="Preview"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard cannot scroll it
        tabIndex={0}
        className="max-h-64 overflow-auto rounded-control border border-line"
      >
        <table className="w-full text-left text-sm">
          <thead className="sticky top-0 bg-panel text-xs text-muted">
            <tr>
              {['Row', 'Content', 'Type', 'Platform'].map((name) => (
                <th key={name} scope="col" className="px-3 py-2 font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <PreviewRow key={row.place} row={row} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function PreviewRow({ row: { place, input, problem } }: { row: ImportRow }) {
  return (
    <tr className="border-t border-line align-top">
      <td className="px-3 py-2 text-muted">{place}</td>
      <td className="min-w-40 px-3 py-2 wrap-anywhere">
        {excerpt(input.content, 120)}
        {problem ? <p className="text-danger">{problem}</p> : null}
      </td>
      <td className="px-3 py-2 whitespace-nowrap">{contentTypeLabel(input.contentType)}</td>
      <td className="px-3 py-2 whitespace-nowrap">{platformLabel(input.platform)}</td>
    </tr>
  );
}
