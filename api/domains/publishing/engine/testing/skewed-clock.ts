/**
 * Preloaded into a process (`--import`, with `?ms=` in its address): on SIGUSR2 the wall clock jumps
 * by so much, and what it says then is printed. Timers go on, as they do when a real clock is set.
 */
const ms = Number(new URL(import.meta.url).searchParams.get('ms'));
const RealDate = Date;
const realOrigin = performance.timeOrigin;
let shift = 0;

const now = () => RealDate.now() + shift;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
});
Object.defineProperty(performance, 'timeOrigin', { get: () => realOrigin + shift });

process.on('SIGUSR2', () => {
  shift = ms;
  process.stdout.write(`${new Date().toISOString()}\n`);
});
