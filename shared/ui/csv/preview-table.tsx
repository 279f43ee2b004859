import { counted, type Noun } from '#shared/i18n/formats/counted.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { excerpt } from '#shared/lib/text/format.ts';

const SHOWN = 100;

export interface PreviewRow {
  /** Its place in what was pasted or in the file, from 1. */
  place: number;
  content: string;
  /** The other columns, in the order of their names. */
  cells: string[];
  problem: string | null;
}

/** What will be added and what will not, with the reason. Rows with a problem stand first. */
export function PreviewTable(props: { rows: PreviewRow[]; columns: string[]; noun: Noun }) {
  const { rows } = props;
  const wrong = rows.filter(({ problem }) => problem !== null);
  const shown = [...wrong, ...rows.filter(({ problem }) => problem === null)].slice(0, SHOWN);
  return (
    <div>
      <p role="status" className="mb-2 text-sm">
        <span className="font-medium">
          {t('{rows} to add', { rows: counted(rows.length - wrong.length, props.noun) })}
        </span>
        {wrong.length > 0 ? (
          <span className="text-danger">
            {`, ${tn(wrong.length, '{n} row with a problem left out', '{n} rows with a problem left out')}`}
          </span>
        ) : null}
        {rows.length > SHOWN ? (
          <span className="text-muted">{` (${t('the first {n} are shown', { n: SHOWN })})`}</span>
        ) : null}
      </p>
      <section
        aria-label={t('Preview')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard cannot scroll it
        tabIndex={0}
        className="max-h-64 overflow-auto rounded-control border border-line"
      >
        <table className="w-full text-left text-sm">
          <thead className="sticky top-0 bg-panel text-xs text-muted">
            <tr>
              {[t('Row'), t('Content'), ...props.columns].map((name) => (
                <th key={name} scope="col" className="px-3 py-2 font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.place} row={row} columns={props.columns} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Row({ row, columns }: { row: PreviewRow; columns: string[] }) {
  return (
    <tr className="border-t border-line align-top">
      <td className="px-3 py-2 text-muted">{row.place}</td>
      <td dir="auto" className="min-w-48 px-3 py-2 wrap-anywhere">
        {excerpt(row.content, 120)}
        {row.problem ? <p className="text-danger">{row.problem}</p> : null}
      </td>
      {columns.map((name, at) => (
        <td key={name} className="px-3 py-2 whitespace-nowrap">
          {row.cells[at]}
        </td>
      ))}
    </tr>
  );
}
