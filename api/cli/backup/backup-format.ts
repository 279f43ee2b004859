import { z } from 'zod';

/**
 * A backup is gzipped text: lines of JSON that say what follows, and under each table its rows as
 * Postgres' COPY writes them, one a line, up to a line `\.`. So it can be read with zcat.
 */
export const header = z.object({
  format: z.literal('troupe backup'),
  version: z.literal(1),
  /** The version of Troupe that wrote it. */
  troupe: z.string(),
  takenAt: z.string(),
  /** The migrations that the rows stand under, the last of them decides where they fit. */
  migrations: z.array(z.string()).min(1),
  /** Names the secret that its tokens and keys are sealed with, and tells nothing of it. */
  secretId: z.string(),
});
export type Header = z.output<typeof header>;

/** A small file of DATA_DIR, whole. */
export const keptFile = z.object({
  file: z.enum(['app-secret', 'x-sandbox.json']),
  base64: z.string(),
});

export const tableStart = z.object({ table: z.string(), columns: z.array(z.string()) });
export const tableEnd = z.object({ rows: z.int() });

/** The last line: without it the file is not whole. */
export const ending = z.object({ end: z.literal(true), tables: z.int() });

export const END_OF_ROWS = '\\.\n';

/** The work that waits in the queue, as one JSON object a row: its tables are not ours to shape. */
export const QUEUED_WORK = 'queued work';

/** Of DATA_DIR, besides the database. */
export const KEPT_FILES = keptFile.shape.file.options;
