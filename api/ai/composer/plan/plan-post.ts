import { relatedness } from '../read/word-stems.ts';
import { fillTemplate } from '../templates/fill-template.ts';
import { callsOnFacts } from '../templates/post-option-lines.ts';
import {
  callChecks,
  calls,
  disclaimers,
  factClosers,
  hooks,
  invalidations,
  leadIns,
  leading,
  ownSubject,
  plainPoints,
  toneHooks,
} from '../templates/post-templates.ts';
import { fillUp, tail } from './fill-up.ts';
import {
  ask,
  drawnPoint,
  drawnSentence,
  type PlanContext,
  pointsOf,
  remark,
  type Scene,
  splitSentences,
  take,
  withWatch,
} from './plan-context.ts';

/** One post: the user's own facts word for word where there are any, else a hook and a point. */
export function planPost(scene: Scene): string[] {
  const { prompt, brief, focus, topic, random, register, shape } = scene;
  const facts = prompt?.facts ?? [];
  if (facts.length > 0) return [...facts, ...afterFacts(scene)];
  if (!focus) return [bareSubject(scene), isMine(scene) ? random.pick(ownSubject) : take(scene)];
  if ((shape.lengths[0] ?? 0) > 11 && random.chance(0.4)) {
    const points = topic ? pointsOf(topic, scene) : plainPoints;
    const templates = [
      ...leading,
      ...[...toneHooks[brief.tone], ...leadIns].map((hook) => `${hook}: {p}`),
    ];
    return fillUp(scene, splitSentences(drawnPoint(scene, templates, points, focus)));
  }
  return fillUp(scene, splitSentences(drawnSentence(scene, [register.view, hooks], focus)));
}

/** Doubts belong under other people's work: the writer's own news closes on its own side. */
function afterFacts(scene: Scene): string[] {
  const { brief, topic, random, prompt, shape } = scene;
  const said = (prompt?.facts ?? []).join(' ').split(/\s+/).length;
  const wanted = shape.lengths.reduce((sum, words) => sum + words, 0);
  if (said > wanted + 2 && random.chance(0.5)) return [];
  if (isOwn(scene) || !topic) return [random.pick(factClosers[brief.tone])];
  if (random.chance(0.3)) return [ask(scene)];
  return random.chance(0.5) ? [remark(scene)] : [tail(scene)];
}

function isOwn({ prompt }: PlanContext): boolean {
  return prompt?.facts.some((fact) => /\b(?:we|we're|our|us|i|i'm|my)\b/i.test(fact)) === true;
}

function isMine(scene: PlanContext): boolean {
  return /^(?:my|our)\b/i.test(bareSubject(scene));
}

/** Something worth watching, why, and what would prove it wrong. Never a price, never a promise. */
export function planCall(scene: Scene): string[] {
  const { focus, topic, random, prompt, reading } = scene;
  const subject = bareSubject(scene);
  const facts = (prompt?.facts ?? []).filter((fact) => fact.split(' ').length > 3);
  // A level that the user gave belongs into the call.
  const exact = /\d/.test(subject) && subject.split(' ').length <= 8;
  const call =
    focus && !exact ? fillTemplate(random.pick(calls), focus) : `watching this: ${subject}`;
  // What to watch of a breakout is told by the breakout and not by the chain.
  const about = reading.topics.find(({ id }) => !/^(?:bitcoin|ethereum|solana)$/.test(id)) ?? topic;
  const near = relatedness(subject);
  const reasons = about?.takes.filter((line) => near(line) > 0) ?? [];
  return [
    ...(facts.length > 0 ? [...facts, random.pick(callsOnFacts)] : [call]),
    ...(facts.length === 0 && reasons.length > 0 ? [random.pick(reasons)] : []),
    ...(about ? [withWatch(callChecks, about, random)] : []),
    random.pick(invalidations),
    random.pick(disclaimers),
  ];
}

export function bareSubject({ prompt, brief }: PlanContext): string {
  const subject = prompt?.subject ?? brief.prompt ?? '';
  return subject
    .split(/\s+/)
    .slice(0, 14)
    .join(' ')
    .replace(/[\s.,:;]+$/, '');
}
