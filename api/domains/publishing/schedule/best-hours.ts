import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { isIn } from '#api/db/schema/status-groups.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';

export interface BestHours {
  slots: { weekday: number; time: string }[];
  /** One sentence for a person. */
  reason: Message;
}

const FEWEST_POSTS = 10;
const MOST_SLOTS = 7;
/** An hour with one lucky post is no better than the average by much: it weighs like so many posts. */
const CAUTION = 3;
/** The latest of them: whoever posts more than that in 90 days has them by now at every hour. */
const MOST_POSTS = 5_000;
const WORKING_DAYS = [1, 2, 3, 4, 5];
const USUAL_TIMES = ['09:00', '13:00', '17:00'];

const usual: BestHours = {
  slots: WORKING_DAYS.flatMap((weekday) => USUAL_TIMES.map((time) => ({ weekday, time }))),
  reason: message('slot.usual', { n: FEWEST_POSTS }),
};

/** The hours of the week at which the posts of the last 90 days did best, on this zone's clock. */
export async function bestHours(tx: Db, owner: string, timeZone: string): Promise<BestHours> {
  const hours = await listHours(tx, owner, timeZone);
  const posts = hours.reduce((sum, hour) => sum + hour.posts, 0);
  if (posts < FEWEST_POSTS) return usual;
  const mean = hours.reduce((sum, hour) => sum + hour.engagement, 0) / posts;
  const expected = (hour: Hour) => (hour.engagement + mean * CAUTION) / (hour.posts + CAUTION);
  const best = hours.toSorted((a, b) => expected(b) - expected(a)).slice(0, MOST_SLOTS);
  return {
    slots: best.map(({ weekday, hour }) => ({
      weekday,
      time: `${String(hour).padStart(2, '0')}:00`,
    })),
    reason: message('slot.best', { n: posts }),
  };
}

interface Hour {
  weekday: number;
  hour: number;
  posts: number;
  engagement: number;
}

async function listHours(tx: Db, owner: string, timeZone: string): Promise<Hour[]> {
  // Zones begin their hours on the quarter: so few are put on the zone's clock, not every post.
  const { rows } = await sql<Hour>`
    select extract(dow from at)::int as weekday, extract(hour from at)::int as hour,
      sum(posts)::int as posts, sum(engagement)::float8 as engagement
    from (
      select to_timestamp(quarter * 900) at time zone ${timeZone} as at, posts, engagement
      from (
        select floor(date_part('epoch', posted_at) / 900)::int as quarter, count(*) as posts,
          sum(engagement) as engagement
        from (
          select posted_at, engagement from scheduled_posts
          where workspace_id = ${owner} and ${isIn('published')} and engagement is not null
            and posted_at > now() - interval '90 days'
          order by posted_at desc limit ${MOST_POSTS}
        ) latest
        group by 1
      ) measured
    ) clocked
    group by 1, 2
    order by 1, 2`.execute(tx);
  return rows;
}
