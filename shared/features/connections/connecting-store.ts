import { z } from 'zod/mini';
import { create } from 'zustand';
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
  const connecting = readBegun();
  return { connecting, isBack: connecting !== null };
});

useConnecting.subscribe(({ connecting }) => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(connecting));
  } catch {
    // Without storage nobody is told that it worked; the account is there all the same.
  }
});

/** What was begun has failed, which was said elsewhere. */
export function giveUpConnecting(): void {
  useConnecting.setState({ connecting: null });
}

function readBegun(): Begun | null {
  try {
    return begun.parse(JSON.parse(sessionStorage.getItem(KEY) ?? ''));
  } catch {
    return null;
  }
}
