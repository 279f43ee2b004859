import { lengthLimits } from '#shared/lib/post-rules/length-limit.ts';
import { weightedLength } from '#shared/lib/text/weighted-length.ts';
import { applyStyle } from '../voice/apply/apply-style.ts';
import { type PostShape, withUsualForm, wordsOfShape } from '../voice/features/post-shape.ts';
import type { StyleProfile } from '../voice/profile/style-profile.ts';
import type { Choice } from './choose/choice.ts';
import { honestyCheck, passesGuard } from './choose/draft-checks.ts';
import { rankDrafts, type Written } from './choose/rank-drafts.ts';
import { seedOf } from './choose/seed-of.ts';
import { type SeededRandom, seededRandom } from './choose/seeded-random.ts';
import type { PlanContext } from './plan/plan-context.ts';
import { pickShape } from './writer.ts';

/** Ways to write, of which the likest to the persona is taken. */
const candidates = 16;
/** Among so many of the choices left: the likest of all would leave the nearest to the text behind. */
const among = 4;

/**
 * The first choice that this variant has for itself, in the persona's style; null once the variants
 * before it have used them up.
 */
export function writeFirst(choices: Choice[], context: PlanContext): string | null {
  const { brief, prompt } = context;
  const seed = seedOf({ ...brief, variant: 0 });
  // A reply, a greeting, and what the user wants said come round again before anything beside them.
  const greets = context.reading.stance === 'hello';
  const said = brief.post !== null || greets || (prompt && prompt.facts.length > 0);
  const kept = said || brief.prompt === brief.options?.audience;
  if (choices.length === 0 || (!kept && brief.variant >= choices.length)) return null;
  const { group, place, turn } = turnOf(choices, brief.variant % choices.length);
  const random = seededRandom(`${seed}#written${turn}`);
  const written = variations(group, context, random);
  const drafts = [...written.values()].map(({ draft }) => draft);
  const ranked = rankDrafts(drafts, context, random);
  const order = [...new Set(ranked.map((text) => written.get(text)?.choice))];
  const isOwn = (text: string) => written.get(text)?.choice === order[place];
  // The drafts of the others stand in only where all of its own repeat something.
  const own = [...ranked.filter(isOwn), ...ranked.filter((text) => !isOwn(text))];
  return own.find((text) => passesGuard(context, text)) ?? null;
}

/**
 * Variants that follow each other take turns in a group of choices that are as near to the text,
 * the likest to the persona first.
 */
function turnOf(choices: Choice[], at: number): { group: Choice[]; place: number; turn: number } {
  let start = 0;
  for (let end = 1; end <= at; end += 1) {
    if (end - start === among || choices[end]?.kind !== choices[start]?.kind) start = end;
  }
  const rest = choices.slice(start, start + among);
  const end = rest.findIndex(({ kind }) => kind !== rest[0]?.kind);
  return { group: end === -1 ? rest : rest.slice(0, end), place: at - start, turn: start };
}

function variations(
  choices: Choice[],
  { brief, writer, isGrave, isGlad }: PlanContext,
  random: SeededRandom,
) {
  const honest = honestyCheck(brief);
  const limit = lengthLimits[brief.platform];
  const isTyped = brief.post !== null && brief.prompt !== null;
  const style = isGrave ? calmed(writer.style) : isTyped ? unadorned(writer.style) : writer.style;
  const isQuiet = isGrave || (brief.post !== null && !isGlad);
  const found = new Map<string, { choice: Choice; draft: Written }>();
  for (let at = 0; at < candidates; at += 1) {
    const choice = choices[at % choices.length];
    if (!choice) break;
    const any = pickShape(writer, random);
    const picked = isTyped ? withUsualForm(any, writer.style) : any;
    const shape = isQuiet ? quiet(picked) : picked;
    const text = applyStyle(withMore(choice, shape, random), shape, style, random);
    const fits = text !== '' && weightedLength(text) <= limit;
    if (fits && honest(text)) found.set(text, { choice, draft: { text, shape, shared: false } });
  }
  return found;
}

/** The choice, and a sentence more where the shape has room for it. */
function withMore({ sentences, more }: Choice, shape: PostShape, random: SeededRandom): string[] {
  const room = wordsOfShape(shape) - sentences.join(' ').split(' ').length;
  return room >= 6 && more.length > 0 ? [...sentences, random.pick(more)] : sentences;
}

/** Habits that lighten a post have no place under bad news or a question. */
function calmed(style: StyleProfile): StyleProfile {
  return { ...style, openers: [], closers: [], addresses: [], emojis: [], hashtags: [], short: [] };
}

/** What the person typed is nobody's to address, to close or to tag. */
function unadorned(style: StyleProfile): StyleProfile {
  return { ...style, closers: [], addresses: [], hashtags: [] };
}

function quiet(shape: PostShape): PostShape {
  return {
    ...shape,
    ends: shape.ends.map((end) => (/[!?]/.test(end) ? '.' : end)),
    caps: false,
    emojis: { before: 0, after: 0 },
    hashtags: 0,
  };
}
