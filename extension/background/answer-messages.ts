import { browser } from 'wxt/browser';
import { onMessage } from '../messages.ts';
import { type AnswerOf, type PayloadOf, type ToBackground, toBackground } from '../protocol.ts';
import { failure, notFromX } from './results.ts';
import { isOwnPage, type Sender, type XTab, xTabOf } from './session/sender.ts';

type Admitted<Name extends keyof ToBackground> = ToBackground[Name]['from'] extends 'x'
  ? XTab
  : null;
type Refused = ReturnType<typeof failure>;

/** The payload of a message and the tab of X that sent it; a refusal where either is not as the protocol says. */
export function admit<Name extends keyof ToBackground>(
  name: Name,
  data: unknown,
  sender: Sender,
  own: Parameters<typeof isOwnPage>[1],
): { payload: PayloadOf<Name>; tab: Admitted<Name> } | Refused {
  const { from, payload, malformed } = toBackground[name];
  const tab = from === 'x' ? xTabOf(sender, own.id) : null;
  if (from === 'x' ? !tab : !isOwnPage(sender, own)) return notFromX;
  const read = payload.safeParse(data);
  if (!read.success) return failure('failed', malformed);
  return { payload: read.data as PayloadOf<Name>, tab: tab as Admitted<Name> };
}

/**
 * Answers one kind of message in the background. Nothing is awaited before `answer` runs: Chrome
 * opens the side panel only then.
 */
export function on<Name extends keyof ToBackground>(
  name: Name,
  answer: (
    payload: PayloadOf<Name>,
    tab: Admitted<Name>,
  ) => AnswerOf<Name> | Promise<AnswerOf<Name>>,
): void {
  const heard = ({ data, sender }: { data: unknown; sender: Sender }) => {
    const admitted = admit(name, data, sender, browser.runtime);
    return 'ok' in admitted ? admitted : answer(admitted.payload, admitted.tab);
  };
  // The library cannot see that the map's answer to this name is `AnswerOf` it.
  onMessage(name, heard as unknown as Parameters<typeof onMessage<Name>>[1]);
}
