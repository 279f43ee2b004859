import type { MediaType } from '#shared/contracts/publishing-media.ts';

/** A file of which any stretch can be read; what is asked for beyond its end is not there. */
export interface MediaFile {
  type: MediaType;
  size: number;
  read(from: number, length: number): Promise<Buffer>;
}
