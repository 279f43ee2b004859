import { register } from 'tsx/esm/api';

// Node 20 does not hand a loader on to its threads. The built server has `text-thread.js` instead.
register();
export default (await import('./text-thread.ts')).default;
