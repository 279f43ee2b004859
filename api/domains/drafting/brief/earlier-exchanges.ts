import type { Brief, ThreadPost } from '#api/ai/adapters/provider.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import type { Caller } from '../caller.ts';
import { listExchanges } from '../queries.ts';
import type { Author } from './author.ts';
import { authorKey } from './post-context.ts';

const MOST = 5;
/** Number of characters to compare: X shortens links, so whole texts may differ. */
const COMPARED = 60;

/** Earlier replies of the persona to the same author, newest first, without those that the page shows. */
export async function exchangesWith(
  { ctx: { db }, actor: { workspaceId: owner } }: Caller,
  author: Author | null,
  post: ThreadPost,
  thread: ThreadPost[] = [],
): Promise<Pick<Brief, 'exchanges'>> {
  const handle = authorKey(post.author);
  if (!author || !handle) return {};
  const rows = await withWorkspace(db, owner, (tx) =>
    listExchanges(tx, owner, author.persona.id, handle).execute(),
  );
  const shown = new Set([post, ...thread].map(({ text }) => comparable(text)));
  const exchanges = rows
    .filter((row) => !shown.has(comparable(row.post)) && !shown.has(comparable(row.reply)))
    .slice(0, MOST);
  return exchanges.length > 0 ? { exchanges } : {};
}

function comparable(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim().slice(0, COMPARED);
}
