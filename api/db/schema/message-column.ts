import { type RawBuilder, sql } from 'kysely';
import type { AnyMessage } from '#shared/contracts/messages/any-message.ts';
import type { Message } from '#shared/contracts/messages/message.ts';
import { messageText } from '#shared/lib/i18n/localize-message.ts';

/** A message for a row that changes: its English, and what stands in the column beside that. */
export function besideText(message: Message): { text: string; json: string } {
  const text = messageText(message);
  return { text, json: JSON.stringify({ ...message, text }) };
}

/** The message of a row; null where a process that knows no messages has changed the English since. */
export function messageBeside(text: string, message: string): RawBuilder<AnyMessage | null> {
  const [column, beside] = [sql.ref(message), sql.ref(text)];
  return sql`case when ${column}->>'text' = ${beside} then ${column} end`;
}

/** A notification: English, for processes and clients that know no messages, and its messages. */
export function storedNotification({ title, message }: { title: Message; message: Message }) {
  return {
    title: messageText(title),
    title_message: JSON.stringify(title),
    message: messageText(message),
    body_message: JSON.stringify(message),
  };
}
