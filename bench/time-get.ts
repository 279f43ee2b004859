/** Milliseconds until the whole answer of a read is here. Throws where it is not 200. */
export async function timeGet(url: string, cookie: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(url, { headers: { cookie } });
  await answer.arrayBuffer();
  const took = performance.now() - began;
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return took;
}
