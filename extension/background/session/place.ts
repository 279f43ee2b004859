/** What waits for a server: its address, and whose it is where that is known. */
export interface Waiting {
  apiUrl: string;
  place?: string;
}

/** Is this kept for that place? What an older version kept knows the server alone. */
export function isFor(kept: Waiting, place: string): boolean {
  return kept.place ? kept.place === place : place.startsWith(`${kept.apiUrl} `);
}

/** The address of the server of a place. */
export function serverOf(place: string): string {
  return place.split(' ')[0] ?? '';
}
