import { PRESENCE } from '#api/config/publishing-limits.ts';
import { keepListening } from '#api/realtime/keep-listening.ts';
import { DATABASE_EPOCH } from './database-epoch.ts';

interface Listener {
  /** A notification came, or may have been missed. */
  hear(): void;
  lost(error: Error | undefined): void;
  /** How long ago this worker last looked for work. */
  lookedAgoMs(): number;
  /** Since when this worker knows the database to have been watched; null: not known yet. */
  watchingSince(): string | null;
}

/**
 * Listens for new work; in the name of its connection it says that this worker is there. Answers
 * how to stop.
 */
export function listen(
  url: string,
  channel: string,
  { hear, lost, lookedAgoMs, watchingSince }: Listener,
): () => Promise<void> {
  return keepListening({
    url,
    channel,
    name: PRESENCE,
    beatMs: 3_000,
    silenceMs: 5_000,
    opened: hear,
    hear,
    lost,
    beat: (client) =>
      client.query(
        `select set_config('application_name', concat_ws(' ', $1::text,
          extract(epoch from clock_timestamp() - $2::float8 * interval '1 millisecond')::bigint,
          ceil(extract(epoch from coalesce($3::timestamptz, ${DATABASE_EPOCH})) * 1000)::bigint),
          false)`,
        [PRESENCE, lookedAgoMs(), watchingSince()],
      ),
  });
}
