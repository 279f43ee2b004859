import { randomUUID } from 'node:crypto';
import { IncomingMessage } from 'node:http';
import type { SecurityEvent } from '#shared/contracts/endpoint.ts';

/** Node's request with what our log line and our answers need to know of it. */
export class TroupeRequest extends IncomingMessage {
  readonly requestId = randomUUID();
  readonly startedAt = performance.now();
  /** The path of the contract that answers: what is logged in place of the address. */
  pattern: string | undefined;
  userId: string | undefined;
  event: SecurityEvent | undefined;
  /** Of the contract: where whoever navigates here is sent when it fails. */
  failurePage: string | undefined;
}
