import { openPicture, type SentPicture } from './read-picture.ts';

/** Reading time grows with the area; screenshots stay legible at this size. */
const LARGEST_SIDE = 1600;
/** Letters below about 20 pixels are misread; small pictures are enlarged. */
const SMALLEST_SIDE = 1000;

/**
 * A picture made ready for reading: grey, dark on light, of a bounded size, and written anew, so
 * that the reader never sees the bytes that were sent.
 */
export async function textBitmap({ bytes, width, height }: SentPicture): Promise<Buffer> {
  const longer = Math.max(width, height);
  const wanted = Math.min(LARGEST_SIDE, Math.max(longer, Math.min(SMALLEST_SIDE, longer * 2)));
  const picture = await openPicture(bytes);
  const grey = await picture
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(wanted, wanted, { fit: 'inside' })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { data, info } = grey;
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const { default: sharp } = await import('sharp');
  const page = sharp(data, { raw });
  return (isDark(data) ? page.negate({ alpha: false }) : page)
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Light letters on a dark ground: most of the area is dark. */
function isDark(grey: Buffer): boolean {
  let dark = 0;
  for (const value of grey) if (value < 110) dark += 1;
  return dark * 2 > grey.length;
}
