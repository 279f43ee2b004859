/** Undefined: this device's own, until somebody's settings are known. */
let zone: string | undefined;

/** From here on dates and times are written in this IANA zone. */
export function showTimesIn(next: string): void {
  zone = next;
}

/** The IANA zone that dates and times are written in, for `Intl`. */
export function displayZone(): string | undefined {
  return zone;
}
