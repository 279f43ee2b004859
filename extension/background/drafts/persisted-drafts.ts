import { placeOf } from '../../connection.ts';
import { keptDraftsItem, readConnection } from '../../storage.ts';
import { on } from '../answer-messages.ts';
import { createMutex } from '../mutex.ts';
import { done } from '../results.ts';

const most = 20;
const change = createMutex(keptDraftsItem);

/** X's page is loaded anew, also because we were updated: what was written in its popover is not lost. */
export function persistPopoverDrafts(): void {
  on('recallDrafts', async () => {
    const [list, { apiUrl, page }] = await Promise.all([
      keptDraftsItem.getValue(),
      readConnection(),
    ]);
    const here = page ? placeOf(apiUrl, page) : null;
    // Those of another person or workspace stay for them.
    const value = list.filter(({ place }) => place === undefined || place === here);
    return { ok: true, value };
  });

  on('persistDrafts', async (kept) => {
    const { key, place, drafts } = kept;
    await change((list) => {
      const others = list.filter((entry) => entry.key !== key || entry.place !== place);
      return (drafts ? [...others, kept] : others).slice(-most);
    });
    return done;
  });
}
