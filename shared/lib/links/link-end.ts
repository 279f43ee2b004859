import accented from 'twitter-text/dist/regexp/latinAccentChars.js';

const accents = accented.source;
/** Without the flag `u`, as in twitter-text: that decides what `i` takes for one letter. */
const pathRun = new RegExp(
  `[a-z\\u0400-\\u04FF0-9!*';:=+,.$/%#[\\]\\-\\u2013_~@|&${accents}]*`,
  'iy',
);
const endsNoPath = new Set("!*';:,.$%[]–~@|&");
const queryRun = /[a-z0-9!?*'@();:&=+$/%#[\]\-_.,~|]*/iy;
const endsQuery = /[a-z0-9\-_&=#/]/i;
const port = /:[0-9]+/y;
const nameRun = new RegExp(`[-a-z0-9${accents}]*`, 'iy');

/** Where the parts of a link end that begin behind its domain. */
export interface LinkEnds {
  /** Behind the port, or the domain's end. */
  port: number;
  path: number;
  query: number;
}

export function linkEnds(text: string, domainEnd: number): LinkEnds {
  port.lastIndex = domainEnd;
  const behindPort = port.test(text) ? port.lastIndex : domainEnd;
  const path = text.charAt(behindPort) === '/' ? pathEnd(text, behindPort + 1) : behindPort;
  return { port: behindPort, path, query: queryEnd(text, path) };
}

/** Where the run of characters ends that a name of a Latin domain may hold. */
export function nameEnd(text: string, from: number): number {
  return runEnd(nameRun, text, from);
}

/** A path ends in a letter, a digit or the like, or in pairs of brackets right behind one. */
function pathEnd(text: string, from: number): number {
  let end = from;
  let start = from;
  for (;;) {
    const stop = runEnd(pathRun, text, start);
    let last = stop;
    while (last > start && endsNoPath.has(text.charAt(last - 1))) last -= 1;
    if (last > start) end = last;
    const closed = bracketsEnd(text, stop);
    if (closed < 0) return end;
    if (end === stop) end = closed;
    start = closed;
  }
}

/** Behind `(a)` or `(a(b)c)`; -1 where no such pair begins. */
function bracketsEnd(text: string, from: number): number {
  if (text.charAt(from) !== '(') return -1;
  const first = runEnd(pathRun, text, from + 1);
  if (text.charAt(first) === ')') return first > from + 1 ? first + 1 : -1;
  if (text.charAt(first) !== '(') return -1;
  const inner = runEnd(pathRun, text, first + 1);
  if (inner === first + 1 || text.charAt(inner) !== ')') return -1;
  const last = runEnd(pathRun, text, inner + 1);
  return text.charAt(last) === ')' ? last + 1 : -1;
}

function queryEnd(text: string, from: number): number {
  if (text.charAt(from) !== '?') return from;
  let end = runEnd(queryRun, text, from + 1);
  while (end > from + 1 && !endsQuery.test(text.charAt(end - 1))) end -= 1;
  return end > from + 1 ? end : from;
}

function runEnd(run: RegExp, text: string, from: number): number {
  run.lastIndex = from;
  run.test(text);
  return run.lastIndex;
}
