import { englishDoubt, englishOrder } from './english-orders.ts';
import { orderEnds, orderStarts } from './other-orders.ts';

/**
 * What a person typed for a reply: `text` is what it says, `order` tells about it, `mixed` is an order
 * beside words to be said, `unsure` may be either.
 */
export type PointKind = 'text' | 'order' | 'mixed' | 'unsure';

/** Longer points are judged by their beginning: the time stays bounded. */
const LONGEST = 1_000;
const MOST_CLAUSES = 40;
/** An order may follow words to be said: "congrats but be short". */
const clauseEnd =
  /[.!?;:。！？；：，、\n]+\s*|,\s+|,(?=\p{L})|\s+[-–—]\s+|\s+(?=(?:and|but|then|und|aber|y|pero|e|mas|et|mais|dan|tapi|lalu|terus)\s)/u;
const joint =
  /^(?:and|but|then|also|und|aber|dann|y|pero|luego|e|mas|depois|et|mais|puis|dan|tapi|lalu|terus|bitte|por favor|please|tolong|s'il te plaît)\s+/iu;

/** Reads whether a typed point is to be said or tells what to say. In any language; pure. */
export function readPointKind(point: string): PointKind {
  const clauses = clausesOf(point);
  const orders = clauses.filter(isOrder).length;
  if (orders > 0) return orders === clauses.length ? 'order' : 'mixed';
  return clauses.some((clause) => englishDoubt.test(clause)) ? 'unsure' : 'text';
}

function clausesOf(point: string): string[] {
  return point
    .slice(0, LONGEST)
    .replace(/["“„«「『][^"”“»」』]*["”“»」』]/gu, ' ')
    .split(clauseEnd)
    .slice(0, MOST_CLAUSES)
    .map((clause) => clause.trim())
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause));
}

function isOrder(clause: string): boolean {
  const bare = clause.replace(joint, '').trim();
  return (
    englishOrder.test(bare) ||
    orderStarts.some((order) => order.test(bare)) ||
    orderEnds.some((order) => order.test(bare))
  );
}
