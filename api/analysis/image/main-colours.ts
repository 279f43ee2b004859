import { openPicture } from './read-picture.ts';

const SIDE = 96;
const MOST = 5;
/** Share of the area below which a colour is not a main one. */
const LEAST_SHARE = 0.02;
/** Colours nearer than this are one colour to the eye of somebody who describes a picture. */
const NEAR = 56;
const OPAQUE = 128;

/** The main colours of a picture as `#rrggbb`, largest area first; none when it is transparent. */
export async function mainColours(bytes: Buffer): Promise<string[]> {
  const picture = await openPicture(bytes);
  const { data, info } = await picture
    .ensureAlpha()
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true, kernel: 'nearest' })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<number, number>();
  let seen = 0;
  for (let at = 0; at + 3 < data.length; at += info.channels) {
    if ((data[at + 3] as number) < OPAQUE) continue;
    const key = data.readUIntBE(at, 3);
    counts.set(key, (counts.get(key) ?? 0) + 1);
    seen += 1;
  }
  return groups(counts)
    .filter(({ count }) => count >= seen * LEAST_SHARE)
    .slice(0, MOST)
    .map(({ shown }) => `#${shown.toString(16).padStart(6, '0')}`);
}

interface Group {
  /** The most frequent exact colour: flat areas keep their own. */
  shown: number;
  count: number;
}

/** Each colour joins the first more frequent one that it is near to. */
function groups(counts: Map<number, number>): Group[] {
  const found: Group[] = [];
  for (const [colour, count] of [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])) {
    const home = found.find(({ shown }) => distance(shown, colour) < NEAR);
    if (home) home.count += count;
    else found.push({ shown: colour, count });
  }
  return found.sort((a, b) => b.count - a.count);
}

function distance(one: number, other: number): number {
  const apart = (bits: number) => ((one >> bits) & 0xff) - ((other >> bits) & 0xff);
  return Math.hypot(apart(16), apart(8), apart(0));
}
