/**
 * What the connection on which a worker listens is called, followed by the second in which it last
 * looked for work and the millisecond since which the database has been watched: everybody on the
 * database can read it, and it is gone with the worker.
 */
export const PRESENCE = 'troupe-publishing';
