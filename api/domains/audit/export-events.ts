import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Context } from '#api/context.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { RawAnswer } from '#api/http/route.ts';
import { type AuditEvent, EVENTS_PER_EXPORT } from '#shared/contracts/audit.ts';
import { csvLines, csvOf } from '#shared/lib/text/csv-of.ts';
import { type AuditFilter, listEvents } from './queries.ts';

const PAGE = 500;
const columns: [title: string, cellOf: (event: AuditEvent) => string][] = [
  ['At (UTC)', ({ at }) => at],
  ['Who', ({ actorName }) => actorName],
  ['Role', ({ actorRole }) => actorRole],
  ['Via', ({ via }) => via],
  ['Address', ({ address }) => address],
  ['Request', ({ requestId }) => requestId],
  ['Action', ({ action }) => action],
  ['Kind', ({ targetKind }) => targetKind],
  ['Id', ({ targetId }) => targetId],
  ['Name', ({ targetName }) => targetName ?? ''],
  ['Before', ({ changes }) => sideOf(changes, 'before')],
  ['After', ({ changes }) => sideOf(changes, 'after')],
];

/** The log as CSV, the latest first, written page by page as fast as its reader takes it. */
export function exportEvents(
  tools: Pick<Context, 'db'>,
  owner: string,
  asked: AuditFilter,
): RawAnswer {
  const body = Readable.toWeb(Readable.from(csv(tools, owner, asked), { highWaterMark: 1 }));
  return new RawAnswer(body as ReadableStream<Uint8Array>, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="audit-${new Date().toISOString().slice(0, 10)}.csv"`,
  });
}

async function* csv({ db }: Pick<Context, 'db'>, owner: string, asked: AuditFilter) {
  const encoder = new TextEncoder();
  yield encoder.encode(csvOf([columns.map(([title]) => title)]));
  let after: string | undefined;
  for (let written = 0; written < EVENTS_PER_EXPORT; written += PAGE) {
    const page = await withWorkspace(db, owner, (tx) =>
      listEvents(tx, owner, { ...asked, after }, PAGE).execute(),
    );
    yield encoder.encode(csvLines(page.map((event) => columns.map(([, cellOf]) => cellOf(event)))));
    if (page.length < PAGE) return;
    after = page.at(-1)?.id;
  }
}

function sideOf(changes: AuditEvent['changes'], side: 'before' | 'after'): string {
  return Object.entries(changes)
    .filter(([, values]) => values[side] !== undefined)
    .map(([field, values]) => `${field}: ${textOf(values[side])}`)
    .join('\n');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
