const lengthField = 4;

/**
 * A file of weights: the length of a JSON head, the head, then blocks of one byte for each bucket: the
 * idf in steps of the head's `idfScale`, and the n-grams of each class.
 */
export function packWeights(idf: Float32Array, head: object, grams: Int8Array[]): Uint8Array {
  const idfScale = Math.max(...idf) / 255;
  const json = Buffer.from(JSON.stringify({ ...head, idfScale }));
  const length = Buffer.alloc(lengthField);
  length.writeUInt32LE(json.length);
  const steps = Uint8Array.from(idf, (value) => Math.round(value / idfScale));
  return Buffer.concat([length, json, steps, ...grams.map((block) => Uint8Array.from(block))]);
}

/** Reads such a file; `fits` where it has as many classes and buckets, else the rest is worth nothing. */
export function unpackWeights(bytes: Buffer, classes: number, buckets: number) {
  const start = lengthField + bytes.readUInt32LE(0);
  const { idfScale, ...head } = JSON.parse(bytes.toString('utf8', lengthField, start));
  const block = (at: number) => bytes.subarray(start + at * buckets, start + (at + 1) * buckets);
  return {
    fits: bytes.length === start + (1 + classes) * buckets,
    head,
    idf: Float32Array.from(block(0), (value) => value * idfScale),
    grams: Array.from({ length: classes }, (_, at) => Int8Array.from(block(at + 1))),
  };
}
