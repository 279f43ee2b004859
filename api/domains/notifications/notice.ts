import type { Message } from '#shared/contracts/messages/message.ts';
import type { NotificationType } from '#shared/contracts/notifications.ts';

/** What a person is told once. */
export interface Notice {
  type: NotificationType;
  title: Message;
  message: Message;
  coinSymbol?: string;
  /** A path of the console where something can be done about it. */
  link?: string;
  /** Of several notices of the same occasion only the first is kept. */
  occasion?: string;
}
