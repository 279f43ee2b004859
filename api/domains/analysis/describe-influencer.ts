import { influencerQuestion } from '#api/analysis/influencer/influencer-question.ts';
import type { LocalReading } from '#api/analysis/influencer/read-influencer.ts';
import type { Actor, Context } from '#api/context.ts';
import { providersOf, takeOwnModel } from '#api/domains/settings/public.ts';
import { runTextTask } from '#api/text-pool/text-pool.ts';
import type { InfluencerReading } from '#shared/contracts/analysis.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { withEnglish } from '#shared/lib/i18n/with-english.ts';
import type { CheckedInfluencer } from './check-influencer.ts';

/** How somebody writes, by the model in use, else counted. Their posts are data and never orders. */
export async function describeInfluencer(
  { ctx, actor, signal }: { ctx: Context; actor: Actor; signal: AbortSignal },
  { username, tweets }: { username: string; tweets: string[] },
): Promise<InfluencerReading> {
  const who = { owner: actor.workspaceId, signal };
  const provider = (await providersOf(ctx, actor.workspaceId)).best();
  const counted = await runTextTask('count-influencer', [tweets], who);
  if (!provider.ask) {
    const { draftTone: _, ...reading } = counted.reading;
    const note = message('author.example-needs-model');
    return withExample({ ...reading, provider: 'local', notes: [...reading.notes, note] }, null);
  }
  const { posts } = counted;
  await takeOwnModel(ctx, actor);
  const said = await provider.ask(influencerQuestion(username, posts), signal);
  const checked = await runTextTask('check-influencer', [said, posts], who);
  const reading = { ...checked.reading, provider: provider.id };
  if (checked.example !== null) return withExample(reading, checked.example);
  const note = message('author.example-left-out', { provider: provider.name });
  return withExample({ ...reading, notes: [...reading.notes, note] }, null);
}

type Reading = (CheckedInfluencer['reading'] | Omit<LocalReading, 'draftTone'>) & {
  provider: string;
};

function withExample(reading: Reading, example: string | null): InfluencerReading {
  return withEnglish({ ...reading, exampleGeneration: example ?? '' });
}
