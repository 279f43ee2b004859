import { QUEUE_SCHEMA } from '#api/jobs/install-queues.ts';

/** Takes away all that Troupe keeps in a database, the work that waits too; a migration builds it anew. */
export const DROP_ALL = `drop schema if exists ${QUEUE_SCHEMA} cascade;
  drop schema public cascade; create schema public`;
