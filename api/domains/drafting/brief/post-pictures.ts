import type { AiProvider } from '#api/ai/adapters/provider.ts';
import type { Picture } from '#api/ai/adapters/text-model.ts';
import { readPicture } from '#api/analysis/image/read-picture.ts';
import { AppError } from '#api/errors/app-error.ts';
import { getOutside } from '#api/providers/market/get-outside.ts';
import { MarketError } from '#api/providers/market/market-error.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import type { Caller } from '../caller.ts';

/** X's small variant has 680 pixels a side and some 100 kB. */
const LIMITS = { limitMs: 4_000, mostBytes: 1_000_000, mostRedirects: 0 };

/**
 * The pictures of the post that is answered, where the provider sees: as X's host answers them, small,
 * by their first bytes. One that does not load is only told of.
 */
export async function postPictures(
  { ctx: { env } }: Pick<Caller, 'ctx'>,
  provider: AiProvider,
  addresses: string[] = [],
): Promise<{ pictures: Picture[]; notes: Message[] }> {
  if (!provider.sees || !provider.configured) return { pictures: [], notes: [] };
  const loaded = await Promise.all(
    addresses.map((address) => load(small(address, env.X_PICTURES_URL))),
  );
  const pictures = loaded.filter((picture) => picture !== null);
  const n = loaded.length - pictures.length;
  return { pictures, notes: n > 0 ? [message('draft.pictures-not-loaded', { n })] : [] };
}

/** Joined as text: an address that is resolved may name another host by its path. */
function small(address: string, origin: string): string {
  const { pathname, searchParams } = new URL(address);
  searchParams.set('name', 'small');
  return `${origin}${pathname}?${searchParams}`;
}

async function load(url: string): Promise<Picture | null> {
  try {
    const { status, body } = await getOutside({ url, from: 'X', headers: {}, ...LIMITS });
    if (status !== 200) return null;
    const base64 = body.toString('base64');
    const { mimeType } = await readPicture(base64);
    return { mimeType, base64 };
  } catch (error) {
    if (error instanceof MarketError || error instanceof AppError) return null;
    throw error;
  }
}
