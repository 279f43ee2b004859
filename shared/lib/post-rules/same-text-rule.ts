import type { Finding } from '#shared/contracts/publishing.ts';
import { excerpt } from '../text/format.ts';

/** An earlier or planned text of the same workspace. */
export interface NearText {
  text: string;
  similarity: number;
  /** Whether it goes out, or went out, from the account of the post that is looked at. */
  isSameAccount: boolean;
  isPosted: boolean;
}

/** Shorter than this many characters two posts may well be the same: gm. */
export const SHORTEST_COMPARED = 20;

/** X forbids alike texts from several accounts, and refuses an account's own text the second time. */
export function sameTextFinding(part: number, near: NearText): Finding {
  const quote = `"${excerpt(near.text)}"`;
  const when = near.isPosted ? 'an earlier post' : 'a scheduled post';
  return {
    id: 'same-text',
    level: near.isSameAccount ? 'warning' : 'error',
    part,
    message: near.isSameAccount
      ? `Almost the same as ${when} of this account: ${quote}`
      : `Almost the same as ${when} of another of your accounts, which X forbids: ${quote}`,
    source:
      'X: Developer guidelines, substantially similar content (docs.x.com/developer-guidelines)',
    fixed: null,
  };
}
