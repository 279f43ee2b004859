/** The schema in which pg-boss keeps its tables. */
export const QUEUE_SCHEMA = 'pgboss';
