const MOST_KEPT = 20;

/** Keys of what was sent and has not been answered, by what was sent. */
const unanswered = new Map<string, string>();

/**
 * Sends a body with an idempotency key (UUID), and answers what `send` does. The same body after an
 * answer that was lost has the same key, by which the server knows that it has done it already.
 */
export async function sentOnce<Body, Answer>(
  body: Body,
  send: (body: Body, idempotencyKey: string) => Promise<Answer>,
): Promise<Answer> {
  const sent = JSON.stringify(body);
  const key = unanswered.get(sent) ?? randomId();
  unanswered.set(sent, key);
  const oldest = unanswered.keys().next().value;
  if (unanswered.size > MOST_KEPT && oldest !== undefined) unanswered.delete(oldest);
  const answer = await send(body, key);
  unanswered.delete(sent);
  return answer;
}

/** A UUID of version 4. `crypto.randomUUID` is missing where a server is reached by http. */
export function randomId(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, at) => {
    const value = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
