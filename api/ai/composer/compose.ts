import type { Brief } from '../adapters/provider.ts';
import { draftChecks, passesGuard } from './choose/draft-checks.ts';
import { openingCandidates } from './choose/opening-candidates.ts';
import { PhrasePicker } from './choose/phrase-picker.ts';
import { rankDrafts, type Written } from './choose/rank-drafts.ts';
import { seedOf } from './choose/seed-of.ts';
import { seededRandom } from './choose/seeded-random.ts';
import { writeForeign } from './languages/write-foreign.ts';
import { focusesOf, planContextOf, type Scene, topicsOf } from './plan/plan-context.ts';
import { lastResort, planDraft, writePlan } from './write-draft.ts';
import { writeFirst } from './write-first.ts';
import { type Composed, pickRegister, pickShape } from './writer.ts';

/** Drafts to choose from; more cost time and win little. */
const candidates = 16;
const attempts = 330;
/** So many in a row without a new draft, and there is hardly another. */
const patience = 70;

/**
 * Writes a post from a grammar, the subject of the prompt, and the persona's style: of
 * several, the one that sounds most like the persona. Deterministic: one brief, one draft. Repeats
 * no sample and no earlier post, and brings in no number, ticker or name.
 */
export function compose(brief: Brief, earlier: readonly string[] = []): Composed {
  const context = planContextOf(brief, earlier);
  const { writer, known } = context;
  const foreign = writeForeign(brief, writer, known);
  if (foreign) return foreign;
  const first = writeFirst(openingCandidates(context), context);
  if (first !== null) return { text: first, language: 'english' };
  const focuses = focusesOf(context);
  const topics = new Map(focuses.map((focus) => [focus, topicsOf(focus)]));
  const passes = draftChecks(brief);
  const random = seededRandom(seedOf(brief));
  const picker = new PhrasePicker(brief.variant, random);
  const found = new Map<string, Written>();
  for (let at = 0, since = 0; at < attempts && found.size < candidates; at += 1, since += 1) {
    if (since > patience && found.size > 5) break;
    const focus = focuses.length > 0 ? random.pick(focuses) : null;
    const own = (focus && topics.get(focus)) ?? [];
    const scene: Scene = {
      ...context,
      random,
      focus,
      topic: own.length > 0 ? random.pick(own) : (context.reading.topics[0] ?? null),
      shape: pickShape(writer, random),
      register: pickRegister(writer, random),
      picker,
    };
    const plan = planDraft(scene);
    // A text with little to say about it may have no plan in this share; then any will do.
    const late = at > attempts * 0.8 && found.size < 2;
    const claim = picker.claim(plan);
    if (!late && claim === 'foreign') continue;
    const text = writePlan(plan, scene);
    if (found.has(text) || !passes(text)) continue;
    since = 0;
    found.set(text, { text, shape: scene.shape, shared: claim !== 'own' });
  }
  const ranked = rankDrafts([...found.values()], context, random);
  const fit = ranked.find((text) => passesGuard(context, text));
  return { text: fit ?? lastResort(context, random), language: 'english' };
}
