import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Context } from '#api/context.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { RawAnswer } from '#api/http/route.ts';
import { type AuditEvent, EVENTS_PER_EXPORT } from '#shared/contracts/audit.ts';
import { csvLines, csvOf } from '#shared/lib/text/csv-of.ts';
import { type AuditFilter, listEvents } from './queries.ts';

const PAGE = 500;
const COLUMNS = [
  'At (UTC)',
  'Who',
  'Role',
  'Via',
  'Address',
  'Request',
  'Action',
  'Kind',
  'Id',
  'Name',
  'Before',
  'After',
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
  yield encoder.encode(csvOf([COLUMNS]));
  let after: string | undefined;
  for (let written = 0; written < EVENTS_PER_EXPORT; written += PAGE) {
    const page = await withWorkspace(db, owner, (tx) =>
      listEvents(tx, owner, { ...asked, after }, PAGE).execute(),
    );
    yield encoder.encode(csvLines(page.map(lineOf)));
    if (page.length < PAGE) return;
    after = page.at(-1)?.id;
  }
}

function lineOf(event: AuditEvent): string[] {
  const side = (of: 'before' | 'after') =>
    Object.entries(event.changes)
      .filter(([, values]) => values[of] !== undefined)
      .map(([field, values]) => `${field}: ${textOf(values[of])}`)
      .join('\n');
  return [
    event.at,
    event.actorName,
    event.actorRole,
    event.via,
    event.address,
    event.requestId,
    event.action,
    event.targetKind,
    event.targetId,
    event.targetName ?? '',
    side('before'),
    side('after'),
  ];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
