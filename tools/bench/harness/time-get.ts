/** How long it takes until the whole answer of a read is here, and how long that is. */
export interface TimedAnswer {
  ms: number;
  bytes: number;
}

/** Throws where the answer is not 200. */
export async function timeGet(url: string, cookie: string): Promise<TimedAnswer> {
  const began = performance.now();
  const answer = await fetch(url, { headers: { cookie } });
  const { byteLength: bytes } = await answer.arrayBuffer();
  const ms = performance.now() - began;
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return { ms, bytes };
}
