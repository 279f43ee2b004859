import type { Brief } from '../../adapters/provider.ts';
import { guardedItems } from '../../guard/guarded-items.ts';
import type { PostShape } from '../../voice/features/post-shape.ts';
import { type PostReading, readSituation } from '../abstain/reason-to-abstain.ts';
import type { PhrasePicker } from '../choose/phrase-picker.ts';
import { hashOf, type SeededRandom } from '../choose/seeded-random.ts';
import { withoutUnwanted } from '../choose/without-unwanted.ts';
import type { Focus } from '../read/find-focus.ts';
import { type Prompt, readPrompt } from '../read/read-prompt.ts';
import { type Reading, readText } from '../read/read-text.ts';
import {
  fillTemplate,
  type Register,
  type TemplateList,
  templateListOf,
} from '../templates/fill-template.ts';
import { generalAsks, generalTakes } from '../templates/post-templates.ts';
import type { Topic } from '../topics/topic.ts';
import { topicOf } from '../topics/topics.ts';
import { type Writer, writerOf } from '../writer.ts';

/** Everything a plan may draw from. */
export interface PlanContext {
  brief: Brief;
  writer: Writer;
  /** Samples and earlier posts, which no draft copies. */
  known: readonly string[];
  /** Of the post being answered, else of the prompt's subject. */
  reading: Reading;
  prompt: Prompt | null;
  /** What the post being answered tells of that nobody jokes about. */
  harm: PostReading['harm'];
  /** It is a harm or a complaint. */
  isBad: boolean;
  /** No place for what lightens a post. */
  isGrave: boolean;
  /** A post that is surely a greeting or good news: a place for it. */
  isGlad: boolean;
  /** What the person wants a reply to come to, where their words name it and state nothing. */
  wanted: Focus | null;
}

/** One attempt at a draft: what it is about, in which way of talking, in which shape. */
export interface Scene extends PlanContext {
  register: Register;
  shape: PostShape;
  focus: Focus | null;
  topic: Topic | null;
  random: SeededRandom;
  /** What no other variant begins with. */
  picker: PhrasePicker;
}

/** What a draft may stand on: who writes, the prompt as it is understood, and the text that is answered. */
export function planContextOf(brief: Brief, earlier: readonly string[] = []): PlanContext {
  const { post, reference, voice, tone } = brief;
  const prompt = brief.prompt ? readPrompt(brief.prompt) : null;
  const source = post?.text ?? [prompt?.subject, reference].filter(Boolean).join('\n');
  const read = readText(withoutBait(source), post ? brief.language : null, !post);
  const reading =
    !post && prompt ? { ...read, focuses: headed(read.focuses, prompt.heading) } : read;
  // An order in another language is not read, so nothing of it may stand in the post as a fact.
  const usable = prompt && !post && !reading.english ? { ...prompt, facts: [] } : prompt;
  const isHint = post && usable !== null && usable.facts.length === 0;
  const wanted = isHint ? (readText(usable.subject, null, true).focuses[0] ?? null) : null;
  const { harm, isBad, isGrave, isGlad } = post ? readSituation(post.text) : ownText(reading);
  return {
    brief,
    writer: withoutUnwanted(writerOf(voice, tone), brief),
    known: [...voice.samples, ...earlier],
    prompt: usable,
    reading,
    harm,
    isBad,
    isGrave: isGrave || brief.intent === 'condolences',
    isGlad,
    wanted,
  };
}

function ownText({ stance }: Reading) {
  return { harm: null, isBad: false, isGrave: stance === 'pain', isGlad: false };
}

/** "the yen carry trade" is the subject as the user named it, however its words are read. */
function headed([first, ...others]: Focus[], heading: string): Focus[] {
  if (!first) return [];
  const bare = heading.replace(/^(?:the|an?) /i, '');
  const longer = bare.length > first.bare.length && bare.split(/\s+/).length <= 5;
  if (
    !longer ||
    !bare.toLowerCase().endsWith(` ${first.bare.toLowerCase()}`) ||
    /\band\b/i.test(bare)
  )
    return [first, ...others];
  const article = /^the /i.test(first.phrase) || bare !== heading ? 'the ' : '';
  return [{ ...first, bare, phrase: article + bare }, ...others];
}

/** A text without what nobody should repeat: links, addresses, commands, requests for secrets. */
function withoutBait(text: string): string {
  let kept = '';
  let from = 0;
  for (const { kind, start, end } of guardedItems(text)) {
    if (kind === 'handle' || kind === 'cashtag' || start < from) continue;
    kept += `${text.slice(from, start)} . `;
    from = end;
  }
  return kept + text.slice(from);
}

/** The subjects worth a sentence, best first; none where the text names none. */
export function focusesOf({ reading, brief }: PlanContext): Focus[] {
  const [best, ...others] = reading.focuses;
  if (!best) return [];
  const near = others.slice(0, 2).filter(({ score }) => score > best.score - 1.5);
  return [best, ...near].flatMap((focus) => sayings(focus, brief));
}

/** A subject as the text names it, and shorter: "Solana fees", "fees". */
function sayings(focus: Focus, { kind, tone }: Brief): Focus[] {
  const head = focus.bare.split(' ').at(-1) ?? '';
  // A name alone is another subject than the two words were, and a ticker stands as it is.
  if (/[\p{Lu}$\d]/u.test(head) || head.length < 4) return [focus];
  const plain = focus.bare === head || topicOf(head) === undefined ? [] : [head];
  const short = kind === 'reply' || kind === 'post';
  const loose = short && focus.bare === head && /^(?:casual|humorous|aggressive)$/.test(tone);
  const whole = loose ? [`this whole ${focus.bare} thing`] : [];
  return [
    focus,
    ...plain.filter(() => focus.plural).map((bare) => ({ ...focus, bare, phrase: bare })),
    ...whole.map((phrase) => ({ ...focus, phrase, plural: false })),
  ];
}

/** The topics that words of a subject belong to. */
export function topicsOf(focus: Focus): Topic[] {
  const words = focus.bare.toLowerCase().split(' ');
  return words.map(topicOf).filter((topic) => topic !== undefined);
}

/** A point that somebody would make on the topic, or on anything. */
export function take({ topic, random }: Pick<Scene, 'topic' | 'random'>): string {
  return random.pick(topic?.takes ?? generalTakes);
}

/** A question on the topic, or on anything. */
export function ask({ topic, random }: Scene): string {
  return random.pick(topic?.asks ?? generalAsks);
}

/** Points on the topic that the tone would make. */
export function pointsOf({ takes, mechanics, quips }: Topic, { brief, writer }: PlanContext) {
  const dry = writer.style.words > 7 ? mechanics : [];
  return [...takes, ...dry, ...(isFunny(brief) ? quips : [])];
}

/** Whether the persona jokes. */
export function isFunny({ tone, voice }: Brief): boolean {
  return tone === 'humorous' || voice.type === 'shitposter';
}

/** What the tone would say next: a joke, a mechanism, or a point. */
export function remark(scene: Scene): string {
  const { brief, topic, random } = scene;
  if (topic && random.chance(isFunny(brief) ? 0.5 : 0)) return random.pick(topic.quips);
  const dry = brief.tone === 'technical' ? 0.45 : 0.22;
  return topic && random.chance(dry) ? random.pick(topic.mechanics) : take(scene);
}

/** A sentence on its own often begins with how its tone leads into it. */
export function led(words: readonly string[], sentence: string, random: SeededRandom): string {
  return random.chance(0.4) ? `${random.pick(words)} ${sentence}` : sentence;
}

/** A sentence about the subject that no other variant draws, sometimes behind one of the leads. */
export function drawnSentence(
  { picker, register, shape, writer }: Scene,
  lists: readonly (readonly string[])[],
  focus: Focus,
): string {
  const templateLists = lists.map(templateListOf);
  const leads = templateListOf(register.leads);
  const templates = templateLists.reduce((sum, { starts }) => sum + starts.length - 1, 0);
  // Leads are set off by commas: who writes few of these takes few of those.
  const without =
    ((shape.lengths[0] ?? 0) < 6 ? 10 : 7) + Math.round(14 * (1 - writer.style.comma));
  const grim = grimSubjects.test(focus.bare);
  const [phrase, bare] = [hashOf(focus.phrase), hashOf(focus.bare)];
  const { list, at, lead } = picker.draw((random) => {
    let [list, at] = sentenceIn(templateLists, templates, random);
    for (let tries = 5; grim && list.fond[at] && tries > 0; tries -= 1) {
      [list, at] = sentenceIn(templateLists, templates, random);
    }
    const place = Math.floor(random.next() * (without + leads.keys.length)) - without;
    const lead = list.abrupt[at] ? -1 : Math.max(-1, place);
    const before = leads.keys[lead] ?? 0;
    const subject = list.bare[at] ? bare : phrase;
    return {
      value: { list, at, lead },
      family: list.families[at] ?? 0,
      key: (list.keys[at] ?? 0) ^ (before * 3) ^ (subject * 5),
    };
  });
  const sentence = fillTemplate(list.sentences[at] ?? '', focus);
  return lead < 0 ? sentence : `${leads.sentences[lead]} ${sentence}`;
}

/** Nobody wants, loves or deserves these. */
const grimSubjects =
  /\b(?:risks?|fees?|gas|hacks?|exploits?|scams?|rugs?|losses|liquidations?|tax(?:es)?|outages?|downtime|drawdowns?|crash(?:es)?|dumps?|fud|drainers?|slippage|lawsuits?|bugs?|delays?)$/i;

/** Each template as often as any other, however many sentences it stands for. */
function sentenceIn(
  templateLists: TemplateList[],
  templates: number,
  random: SeededRandom,
): [TemplateList, number] {
  let left = Math.floor(random.next() * templates);
  for (const list of templateLists) {
    const [start, end] = [list.starts[left], list.starts[left + 1]];
    if (start !== undefined && end !== undefined) {
      return [list, start + Math.floor(random.next() * (end - start))];
    }
    left -= list.starts.length - 1;
  }
  throw new Error('No template to draw from');
}

/** A point in a template around the subject; no other variant draws the same pair. */
export function drawnPoint(
  { picker }: Scene,
  templates: readonly string[],
  points: readonly string[],
  focus: Focus,
): string {
  const subject = hashOf(focus.phrase);
  const keys = [templates, points].map((texts) => texts.map(hashOf));
  const { template, point } = picker.draw((random) => {
    const template = Math.floor(random.next() * templates.length);
    const point = Math.floor(random.next() * points.length);
    const said = keys[1]?.[point] ?? 0;
    const key = (keys[0]?.[template] ?? 0) ^ (said * 3) ^ (subject * 5);
    return { value: { template, point }, family: said, key };
  });
  return fillTemplate(templates[template] ?? '', focus, { p: points[point] ?? '' });
}

/** One of the templates with a thing of the topic that is worth watching in its `{w}`. */
export function withWatch(
  templates: readonly string[],
  topic: Topic,
  random: SeededRandom,
): string {
  return random.pick(templates).replace('{w}', random.pick(topic.watch));
}

/** Templates may hold more than one sentence; each gets its own end mark later. */
export function splitSentences(text: string): string[] {
  if (!text.includes('. ') && !text.includes('? ')) return [text];
  return text.split(/(?<=[\p{L}\p{N}"])\.\s+|(?<=\?)\s+(?=\p{L})/u);
}
