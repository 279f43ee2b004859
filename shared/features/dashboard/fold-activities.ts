import type { Activity } from '#shared/contracts/activities.ts';

const DAY_MS = 86_400_000;

/** The latest of one kind, and how many there were within a day of it. */
export interface FoldedActivity extends Activity {
  count: number;
  /** Of drafts: the persona they were written for, where that is known. */
  name: string | null;
}

/** One row for each kind within a day, and of drafts one for each persona; the latest stands for all. */
export function foldActivities(activities: readonly Activity[]): FoldedActivity[] {
  const rows: FoldedActivity[] = [];
  for (const activity of activities) {
    const name = personaOf(activity);
    const row = rows.find(
      (one) =>
        one.type === activity.type &&
        one.name === name &&
        Date.parse(one.createdAt) - Date.parse(activity.createdAt) < DAY_MS,
    );
    if (row) row.count += 1;
    else rows.push({ ...activity, count: 1, name });
  }
  return rows;
}

function personaOf({ type, descriptionMessage }: Activity): string | null {
  const name = descriptionMessage?.params?.['name'];
  return type === 'content_generated' && typeof name === 'string' ? name : null;
}
