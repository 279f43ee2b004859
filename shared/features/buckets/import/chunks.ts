import { type CreateSampleInput, SAMPLES_PER_IMPORT } from '#shared/contracts/buckets.ts';

/** Below the body limit of an upload, with room for what surrounds the samples. */
const MAX_CHUNK_BYTES = 6_000_000;

/** At most 200 samples a call, and fewer where they are long. */
export function chunksOf(samples: readonly CreateSampleInput[]): CreateSampleInput[][] {
  const encoder = new TextEncoder();
  const chunks: CreateSampleInput[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const sample of samples) {
    const size = encoder.encode(JSON.stringify(sample)).length + 1;
    const chunk = chunks.at(-1);
    if (chunk && chunk.length < SAMPLES_PER_IMPORT && bytes + size <= MAX_CHUNK_BYTES) {
      chunk.push(sample);
      bytes += size;
    } else {
      chunks.push([sample]);
      bytes = size;
    }
  }
  return chunks;
}
