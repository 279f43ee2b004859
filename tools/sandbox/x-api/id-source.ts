const EPOCH_MS = 1_288_834_974_657n;

/** Ids as X makes them: milliseconds shifted by 22 bits, always rising, also over restarts. */
export function idSource(now: () => number, last = '0') {
  let latest = BigInt(last);
  return {
    /** The last id that was given out. */
    get last() {
      return latest.toString();
    },
    next() {
      const timed = (BigInt(Math.floor(now())) - EPOCH_MS) << 22n;
      latest = timed > latest ? timed : latest + 1n;
      return latest.toString();
    },
  };
}

/** Orders ids by age without losing digits to floating point. */
export function compareIds(one: string, other: string): number {
  const difference = BigInt(one) - BigInt(other);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
