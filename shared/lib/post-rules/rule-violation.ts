import { wireParams } from '#shared/contracts/messages/any-message.ts';
import type { Message } from '#shared/contracts/messages/message.ts';
import type { Finding } from '#shared/contracts/publishing.ts';
import { messageText } from '../i18n/localize-message.ts';

/** What a rule objects to in a post. */
export type RuleViolation = Pick<Finding, 'id' | 'level' | 'part' | 'fixed' | 'label'> & {
  reason: Message;
  /** Whose rule it is, and where it stands. */
  source: Message;
};

/** As an answer has it. */
export function toFinding({ reason, source, ...violation }: RuleViolation): Finding {
  return {
    ...violation,
    code: reason.code,
    params: wireParams(reason.params),
    message: messageText(reason),
    sourceCode: source.code,
    source: messageText(source),
  };
}
