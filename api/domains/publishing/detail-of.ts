import { besideText } from '#api/db/schema/message-column.ts';
import type { Message } from '#shared/contracts/messages/message.ts';

/** What a person is told of a post, as its columns; null: the state says it all. */
export function detailOf(told: Message | null): { detail: string; detail_message: string | null } {
  if (told === null) return { detail: '', detail_message: null };
  const { text, json } = besideText(told);
  return { detail: text, detail_message: json };
}
