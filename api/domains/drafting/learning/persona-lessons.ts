import type { z } from 'zod';
import type { Brief } from '#api/ai/adapters/provider.ts';
import type { Database } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { notFound } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { runTextTask } from '#api/text-pool/text-pool.ts';
import type { ContentType } from '#shared/contracts/generation.ts';
import type {
  forgetLessons as contract,
  PersonaLessons,
} from '#shared/contracts/persona-lessons.ts';
import type { Author } from '../brief/author.ts';
import { type Caller, waiterOf } from '../caller.ts';
import { findDecisions, upsertForgotten } from './lesson-queries.ts';

/** What a persona learnt, for its screen. Throws not_found, also for somebody else's persona. */
export async function lessonsOf(
  db: Database,
  owner: string,
  personaId: string,
): Promise<PersonaLessons> {
  const read = await decisionsOn(db, owner, personaId);
  if (!read) throw notFound('Persona');
  const { learns, ...decisions } = read;
  const { edits, ...lessons } = await runTextTask('learn-lessons', [decisions, null], { owner });
  return { ...lessons, learns, edits: edits.length };
}

/** What a draft about something is told of it; nothing without a persona. */
export async function learntFor(
  caller: Caller,
  author: Author | null,
  wanted: { about: string; kind: ContentType },
): Promise<Pick<Brief, 'learnt'>> {
  const { ctx, actor } = caller;
  const read = author && (await decisionsOn(ctx.db, actor.workspaceId, author.persona.id));
  if (!read || read.decided.length === 0) return {};
  const lessons = await runTextTask('learn-lessons', [read, wanted], waiterOf(caller));
  const texts = (phrases: { text: string }[]) => phrases.map(({ text }) => text);
  const { edits, length, removed, avoided } = lessons;
  return { learnt: { edits, length, removed: texts(removed), avoided: texts(avoided) } };
}

/** Throws not_found. Forgetting what is not learnt changes nothing. */
export async function forgetLessons(
  db: Database,
  owner: string,
  personaId: string,
  { kind, text }: z.output<typeof contract.body>,
): Promise<PersonaLessons> {
  const learnt = await lessonsOf(db, owner, personaId);
  const isPhrase = kind === 'removed' || kind === 'avoided';
  if (isPhrase && !learnt[kind].some((phrase) => phrase.text === text)) return learnt;
  await withWorkspace(db, owner, async (tx) => {
    const phrase = isPhrase ? text : '';
    await upsertForgotten(tx, owner, personaId, { kind, phrase });
    announce(tx, owner, 'drafts');
  });
  return lessonsOf(db, owner, personaId);
}

/** Undefined where the persona is not there; no decisions where the settings do not let them teach. */
async function decisionsOn(db: Database, owner: string, personaId: string) {
  const read = await withWorkspace(db, owner, (tx) =>
    findDecisions(tx, owner, personaId).executeTakeFirst(),
  );
  return read?.learns === false ? { ...read, decided: [], forgotten: [] } : read;
}
