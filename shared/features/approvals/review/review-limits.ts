import type { AnyMessage } from '#shared/contracts/messages/any-message.ts';
import type { Message } from '#shared/contracts/messages/message.ts';
import { currentTranslator } from '#shared/i18n/translate.ts';
import { localizeMessage } from '#shared/lib/i18n/localize-message.ts';

/** Who is refused for these may still send a post back. */
const ownPart: readonly Message['code'][] = ['rule.own-approval', 'rule.approved-already'];

/** Why the one who asks may not approve a post, in the language of the interface. */
export function refusalText(refusal: AnyMessage | null): string | null {
  return refusal && localizeMessage(refusal, currentTranslator());
}

/** May ask for changes or reject, also where the approval is another's. */
export function maySendBack(refusal: AnyMessage | null): boolean {
  return refusal === null || ownPart.some((code) => code === refusal.code);
}
