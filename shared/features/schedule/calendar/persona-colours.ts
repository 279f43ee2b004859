/** Hues that can be told apart, next to each other and on light and dark. */
const HUES = [250, 25, 145, 320, 75, 200, 285, 110, 0, 175, 50, 225];

/**
 * A colour for each persona, by its id: the same on each day and device. Two that would have the
 * same one are told apart while there are colours left.
 */
export function personaColours(ids: Iterable<string>): Map<string, string> {
  const taken = new Set<number>();
  const colours = new Map<string, string>();
  for (const id of [...new Set(ids)].sort()) {
    const wanted = hashOf(id) % HUES.length;
    const free = HUES.map((_, step) => (wanted + step) % HUES.length).find(
      (place) => !taken.has(place),
    );
    const place = free ?? wanted;
    taken.add(place);
    colours.set(id, `oklch(0.62 0.17 ${HUES[place]})`);
  }
  return colours;
}

function hashOf(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = (hash * 31 + text.charCodeAt(at)) >>> 0;
  return hash;
}
