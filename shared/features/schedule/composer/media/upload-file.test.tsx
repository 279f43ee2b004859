import { beforeEach, expect, test, vi } from 'vitest';
import { createApiClient } from '#shared/client/api-client.ts';
import { createOwnPage } from '#shared/client/own-page.ts';
import { MEDIA_PIECE_BYTES } from '#shared/contracts/publishing-media.ts';
import { somePage } from '#shared/ui/testing/people.ts';
import { uploadFile } from './upload-file.ts';

const id = '00000000-0000-4000-8000-0000000000e1';
const media = {
  id,
  kind: 'video',
  contentType: 'video/mp4',
  altText: '',
  bytes: MEDIA_PIECE_BYTES + 1,
  width: null,
  height: null,
};
const file = new File([new Uint8Array(MEDIA_PIECE_BYTES + 1)], 'a.mp4', { type: 'video/mp4' });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

/** Sends the file over a network that answers a call by `falters`, and else as the server does. */
function aNetwork(falters: (call: string, times: number) => Response | 'lost' | undefined) {
  const calls: string[] = [];
  vi.stubGlobal(
    'fetch',
    async (url: string, { method, body }: { method: string; body?: string }) => {
      const place = method === 'PUT' ? ` ${JSON.parse(body ?? '').place}` : '';
      const call = `${method} ${url.replace('/api/media-uploads', '').replace(`/${id}`, '')}${place}`;
      calls.push(call);
      const answer = falters(call, calls.filter((one) => one === call).length);
      if (answer === 'lost') throw new TypeError('Failed to fetch');
      if (answer) return answer;
      if (method === 'PUT') return new Response(null, { status: 204 });
      return Response.json(call === 'POST ' ? { id } : media, { status: 201 });
    },
  );
  const api = createApiClient({ baseUrl: '', credentials: 'omit', page: createOwnPage(somePage) });
  const end = new AbortController();
  const shares: number[] = [];
  const onShare = (share: number) => void shares.push(Math.round(share * 100));
  return { calls, shares, end, sent: uploadFile(api, { file, signal: end.signal, onShare }) };
}

/** Lets the waits pass until there is an answer. */
async function settled<T>(sent: Promise<T>): Promise<T> {
  let isDone = false;
  const done = sent.finally(() => (isDone = true));
  done.catch(() => {});
  while (!isDone) {
    await new Promise((turn) => setImmediate(turn));
    await vi.runAllTimersAsync();
  }
  return done;
}

test('what is lost on the way is sent again, and nothing else', async () => {
  const { calls, shares, sent } = aNetwork((call, times) => {
    if (call === 'PUT  1' && times === 1) return 'lost';
    if (call === 'PUT  1' && times === 2) return new Response('restarting', { status: 503 });
    return call === 'POST /finish' && times < 5 ? 'lost' : undefined;
  });
  expect(await settled(sent)).toEqual(media);
  const finishes = Array(5).fill('POST /finish');
  expect(calls).toEqual(['POST ', 'PUT  0', 'PUT  1', 'PUT  1', 'PUT  1', ...finishes]);
  expect(shares).toEqual([100, 100]);
});

test('a network that stays away is said in the end', async () => {
  const { calls, sent } = aNetwork((call) => (call === 'PUT  0' ? 'lost' : undefined));
  await expect(settled(sent)).rejects.toMatchObject({ name: 'ServerAway' });
  expect(calls).toEqual(['POST ', ...Array(5).fill('PUT  0')]);
});

test('an answer to the file itself is not asked for twice', async () => {
  const { calls, sent } = aNetwork((call) =>
    call === 'POST /finish' ? new Response('no', { status: 422 }) : undefined,
  );
  await expect(settled(sent)).rejects.toMatchObject({ status: 422 });
  expect(calls.filter((call) => call === 'POST /finish')).toHaveLength(1);
});

test('who stops it does not wait for the next try', async () => {
  const network = aNetwork((call) => {
    if (call !== 'PUT  0') return undefined;
    setImmediate(() => network.end.abort());
    return 'lost';
  });
  await expect(network.sent).rejects.toMatchObject({ name: 'AbortError' });
});
