import type { AiProvider, Brief, Voice } from '#api/ai/adapters/provider.ts';
import { readAnswer } from '#api/ai/answer/read-answer.ts';
import { guardOutput } from '#api/ai/guard/output-guard.ts';
import { personaMarks } from '#api/ai/humanize/persona-marks.ts';
import { readingUnder } from '#api/ai/situation/reading-under-intent.ts';
import { learnStyle } from '#api/ai/voice/profile/style-profile.ts';
import { replyForecast } from '#api/domains/drafting/brief/account-forecast.ts';
import { handleOf } from '#api/domains/drafting/brief/post-context.ts';
import { objectToDraft } from '#api/domains/drafting/finish/object-to-draft.ts';
import { peeledText } from '#api/domains/drafting/guard/peeled-texts.ts';
import { sourcesOf } from '#api/domains/drafting/guard/sources.ts';
import { writeInVoice } from '#api/domains/drafting/pipeline.ts';
import { AppError } from '#api/errors/app-error.ts';
import { runTextTask } from '#api/text-pool/text-pool.ts';
import type { Intent } from '#shared/contracts/intents.ts';
import { messageText } from '#shared/lib/i18n/localize-message.ts';
import type { Persona, Post } from './read-folder.ts';
import type { Call } from './watch-calls.ts';

export interface Wish {
  post: Post;
  persona: Persona;
  provider: AiProvider;
  point: string | null;
  intent?: Intent | undefined;
  variant: number;
  /** Texts of this persona so far, and those already offered under this post. */
  written: string[];
  offered: string[];
}

export interface Drafted extends Pick<Wish, 'post' | 'persona' | 'point' | 'variant'> {
  provider: string;
  /** Each with the changes between its text and the one that is shown. */
  calls: (Call & { changes: string[] })[];
  /** Null: `refusal` says why. */
  shown: string | null;
  refusal: string | null;
  notes: string[];
  ms: number;
  /** Without the time from each call to the end of its answer. */
  ownMs: number;
}

/** A reply by the pipeline of the product; what a database would bring comes from the files. */
export async function draftPost(wish: Wish, heard: Call[]): Promise<Drafted> {
  const { post, persona, provider, point, variant, written, offered } = wish;
  const waiter = { owner: 'drafts', signal: new AbortController().signal };
  heard.length = 0;
  const began = performance.now();
  const brief = await briefOf(wish, waiter);
  const earlier = [...persona.samples, ...written, ...offered];
  const order = { brief, provider, author: null, earlier, humanize: true, notes: [] };
  const result = await writeInVoice({ ...order, forecast: replyForecast }, waiter).catch(
    (error) => {
      if (error instanceof AppError) return error;
      throw error;
    },
  );
  const ms = performance.now() - began;
  const isRefused = result instanceof AppError;
  const shown = isRefused ? null : result.content;
  return {
    post,
    persona,
    provider: provider.name,
    point,
    variant,
    calls: heard.map((call) => ({ ...call, changes: changesOf(call.raw, brief, shown) })),
    shown,
    refusal: isRefused ? `${result.code}: ${result.message}` : null,
    notes: isRefused ? [] : result.notes.map(messageText),
    ms,
    ownMs: ms - heard.reduce((sum, call) => sum + call.ms, 0),
  };
}

async function briefOf(wish: Wish, waiter: { owner: string; signal: AbortSignal }): Promise<Brief> {
  const { post, persona, point, intent, variant, written, offered } = wish;
  const { tone, samples, facts, ...who } = persona;
  const own = samples.map((text) => ({ text, isReply: false, isEdited: false, isNew: false }));
  const topic = { about: post.text, kind: 'reply' as const, language: post.language };
  const [chosen, situation] = await Promise.all([
    runTextTask('choose-samples', [samples, own, topic], waiter),
    runTextTask('read-situation', [post.text], waiter),
  ]);
  const today = new Date().toISOString().slice(0, 10);
  const voice: Voice = {
    ...who,
    ...chosen,
    facts: facts.flatMap(({ kind, text }) =>
      kind === 'never_say' ? [] : [{ kind, text, changedOn: today }],
    ),
    neverSay: facts.flatMap(({ kind, text }) => (kind === 'never_say' ? [text] : [])),
  };
  return {
    kind: 'reply',
    voice,
    tone,
    platform: 'twitter',
    prompt: point,
    ...(intent ? { intent } : {}),
    post: { text: post.text, author: handleOf(post.author) },
    reference: null,
    language: post.language,
    today,
    variant,
    owners: [],
    situation: readingUnder(intent, situation),
    used: written,
    ...(offered.length > 0 ? { shown: offered } : {}),
    postContext: post.thread
      ? { thread: post.thread.map(({ author, text }) => ({ author: handleOf(author), text })) }
      : {},
  };
}

/** The steps of the pipeline again, for a person to read: each that changes the text, and the objection. */
export function changesOf(raw: string, brief: Brief, shown: string | null): string[] {
  const reading = readAnswer(raw);
  if (!reading.ok) return [`not read (${reading.fault}) ${reading.words}`.trim()];
  const { content, decline } = reading.answer;
  const changes = decline && decline !== 'none' ? [`declined: ${decline}`] : [];
  let text = raw;
  const step = (name: string, next: string) => {
    if (next !== text) changes.push(`${name}: ${next}`);
    text = next;
  };
  if (!raw.includes(JSON.stringify(content))) step('read', content);
  text = content;
  step('peeled', peeledText(content, brief));
  const objection = content === '' ? null : objectToDraft(content, brief);
  if (objection) changes.push(`objection (${objection.kind}): ${objection.ask}`);
  const guarded = guardOutput(text, sourcesOf(brief));
  step(`guarded (${guarded.notes.map(messageText).join(' ') || 'blanks'})`, guarded.text);
  step(
    'marks',
    personaMarks(text, learnStyle(brief.voice.samples, brief.tone, brief.voice.type)).text,
  );
  const isThis = shown?.slice(0, 20) === text.slice(0, 20);
  if (shown !== null && isThis) step('fitted', shown);
  return changes;
}
