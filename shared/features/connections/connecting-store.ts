import { z } from 'zod/mini';
import { create } from 'zustand';
import { readStored, writeStored } from '#shared/client/stored.ts';
import { platforms } from '#shared/contracts/common.ts';

const KEY = 'connecting-account';

/** A connection that was begun: the platform, and the accounts that worked before. */
const begun = z.object({ platform: z.enum(platforms), before: z.array(z.string()) });
export type Begun = z.infer<typeof begun>;

interface Connecting {
  connecting: Begun | null;
  /** It was begun before this page was loaded: the person has been away and is back. */
  isBack: boolean;
}

/** It outlives the way to X and back, in the tab's storage. */
export const useConnecting = create<Connecting>()(() => {
  const connecting = readStored('sessionStorage', KEY, begun);
  return { connecting, isBack: connecting !== null };
});

// Without storage nobody is told that it worked; the account is there all the same.
useConnecting.subscribe(({ connecting }) => writeStored('sessionStorage', KEY, connecting));

/** What was begun has failed, which was said elsewhere. */
export function giveUpConnecting(): void {
  useConnecting.setState({ connecting: null });
}
