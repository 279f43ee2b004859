import { besideText } from '#api/db/schema/message-column.ts';
import type { Message } from '#shared/contracts/messages/message.ts';

interface StoredDetail {
  detail: string;
  detail_message: string | null;
}

const nothing: StoredDetail = { detail: '', detail_message: null };

/** What a person is told of a post, as its columns; null: the state says it all. */
export function detailOf(told: Message | null): StoredDetail {
  if (told === null) return nothing;
  const { text, json } = besideText(told);
  return { detail: text, detail_message: json };
}
