import type { PublishingLimits } from '#api/config/publishing-limits.ts';
import type { Context } from '#api/context.ts';
import type { Database } from '#api/db/database.ts';
import type { CheckBeforeSending } from './claimed-post.ts';
import type { BeginAttempt } from './send/begin-attempt.ts';
import type { RecordOutcome } from './send/record-outcome.ts';

/** What everything that works on a claimed post has at hand. */
export interface PublishingTools {
  ctx: Pick<Context, 'db' | 'sealer' | 'x' | 'xAuthorizeUrl' | 'env' | 'log'>;
  /** Connected as `troupe_worker`. */
  db: Database;
  limits: PublishingLimits;
  begin: BeginAttempt;
  record: RecordOutcome;
  checkBeforeSending: CheckBeforeSending;
}
