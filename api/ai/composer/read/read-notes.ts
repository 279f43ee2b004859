import { readPointKind } from '../../points/read-point-kind.ts';
import { subjectNouns, verbForms } from './lexicon.ts';
import { namedPost, postOrders } from './orders-of-posts.ts';

/** What somebody typed for a post of their own, taken apart. */
export interface Notes {
  /** Paragraphs of what is to stand in the post, as it was typed. */
  paragraphs: string[];
  /** What it is about, where nothing that was typed is to stand there. */
  topic: string;
}

const order =
  /^(?:please\s+|pls\s+|can you\s+|could you\s+|i (?:want|need|would like)(?: you)?(?: to)?\s+|let's\s+)*(?:write|create|generate|make|draft|tweet|compose|give|share|talk|explain|announce|describe|discuss|summari[sz]e|do|say|mention|point out|craft|cover|comment|post)(?![\p{L}\p{N}_'’-])(?:\s+(?:me|us|them|people|everyone|everybody|followers|my followers|our community)(?![\p{L}\p{N}_'’-]))?/iu;
const form =
  /^\s*(?:(?:a|an|the|some|one|two|three|few|a few|\d+|my|our|another|with|in)\s+)?(?:more\s+)?(?:(?:short|quick|funny|long|nice|good|great|casual|serious|professional|technical|humorous|engaging|viral|spicy|hot|bullish|bearish|educational|informative|detailed|punchy|\w+[- ]style)\s+)*(?:tweet|post|thread|message|take|caption|update|announcement|joke|meme|alpha call|call|opinion|something|sentence|few words|thoughts?|piece|content)s?(?![\p{L}\p{N}_'’-])/iu;
const link =
  /^\s*(?:about|on|for|regarding|around|covering|explaining|describing|announcing|that says|saying|discussing|highlighting|celebrating|promoting|of|with|that|to announce|to explain|to say|how|why|:|-(?!\d))(?<![\p{L}\p{N}](?=[\p{L}\p{N}_'’-]))\s*(?:that\s+|how\s+|why\s+|the fact that\s+)?/iu;
/** How it is to be written, and not what is to stand there. */
const manner =
  /^(?:keep|make|use|include|add|avoid|do not|don't|no|be|sound|tone|style|with|without|max|under|end|start|finish|target|audience|should|it should|language|format|focus|highlight|emphasi[sz]e)\b.*\b(?:short|brief|emoji\w*|hashtags?|tone|characters?|words?|casual\w*|formal\w*|funny|professional\w*|engaging|cta|call to action|links?|bullish|simple|human|audience|question|style|concise|friendly|punchy|viral)\b/i;
const urging =
  /^(?:please\s+|pls\s+)?(?:tell|ask|remind|invite|urge)\s+(?:people|everyone|everybody|them|users|folks|followers|my followers|our followers|our community|the community)\s+to\s+(.{8,200})$/i;
const toReaders =
  /^(?:(?:please |pls )?(?:ask|tell|invite|thank|remind|mention|say|congratulate|encourage) (?:people|everyone|everybody|users|folks|followers|readers|the community|our community|my followers)\b)/i;
const says = /\b(?:says?|saying|mention|point out|announc\w+|tell (?:them|people|everyone))\b/i;
const comment = /^comment on\b/i;
const bullet = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/u;

/** Splits what was typed into what is to be posted and what is said of the post. Linear in the text. */
export function readNotes(typed: string): Notes {
  const topics: string[] = [];
  const paragraphs = typed.split(/\n/).map((line) => {
    if (line.trim() === '') return '';
    const mark = bullet.exec(line)?.[0] ?? '';
    const kept = sentencesOf(line.slice(mark.length)).flatMap((part) => {
      const read = readSentence(part);
      if (read.topic) topics.push(read.topic);
      return read.said === '' ? [] : [read.said];
    });
    return kept.length > 0 ? (mark ? '- ' : '') + kept.join(' ') : '';
  });
  const said = paragraphs
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const topic = topics.join('. ') || typed.trim();
  if (said === '' || (topics.length === 0 && isTopic(said))) return { paragraphs: [], topic };
  return { paragraphs: said.split(/\n{2,}/), topic };
}

function readSentence(part: string): { said: string; topic?: string } {
  const nothing = { said: '' };
  if (manner.test(part)) return nothing;
  const urged = urging.exec(part)?.[1];
  if (urged) return { said: urged };
  if (toReaders.test(part)) return nothing;
  if (comment.test(part)) return { said: '', topic: part };
  const ofOther = Object.values(postOrders).map((one) => one.exec(part)?.groups?.subject);
  const named = ofOther.find((one) => one !== undefined) ?? namedPost.exec(part)?.groups?.subject;
  if (named) return ordered(part, named);
  const afterOrder = part.replace(order, '');
  const afterForm = afterOrder.replace(form, '');
  const isOrder = afterOrder !== part || (afterForm !== part && link.test(afterForm));
  if (isOrder) return ordered(part, afterForm.replace(link, '').trim());
  return readPointKind(part) === 'order' ? nothing : { said: part };
}

/** "Write a post saying that fees fell" holds what is to be said; "about fees" a subject. */
function ordered(part: string, rest: string): { said: string; topic?: string } {
  if (rest === '') return { said: '', topic: part };
  const lead = part.slice(0, part.length - rest.length);
  const told = /^[^:]{0,60}:\s+(.{8,})$/su.exec(rest)?.[1];
  if (told && isSentence(told)) return { said: told };
  return says.test(lead) || isSentence(rest) ? { said: rest } : { said: '', topic: rest };
}

function sentencesOf(line: string): string[] {
  return line
    .split(/(?<=[.!?])\s+/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** A few words that name something and say nothing of it: no verb, no figure, no mark. */
function isTopic(text: string): boolean {
  const words = text.split(/\s+/);
  return (
    words.length <= 6 &&
    !/[\n:!?.…,;\d\p{Extended_Pictographic}/]/u.test(text) &&
    !/^(?:gm|gn|good (?:morning|night)|happy|thank|thanks|congrat\w*|welcome|hello|hi|hey|buenos|guten|bonjour|bom dia)\b/i.test(
      text,
    ) &&
    !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u.test(text) &&
    !spoken.test(text) &&
    !isSentence(text)
  );
}

const spoken =
  /\b(?:i|me|you|we|us|he|she|it|they|this|that|not|never|yes|no|lol|let's|don't|wir|ich|du|ist|sind|je|nous|est|sont|yo|es|son|está|estamos|eu|nós|kami|saya|kita)\b/i;
const clause =
  /\b(?:is|are|was|were|has|have|had|will|can|just|we|we're|i|i'm|they|it's|isn't|don't|won't|now)\b/i;

/** Whether a text can stand in a post as it is. */
function isSentence(text: string): boolean {
  const words = text.split(/\s+/);
  if (/^(?:why|how|what|when|where|who|which|whether)\b/i.test(text)) return false;
  if (/^[^,.;:]{2,40} (?:and|or) (?:why|how|what|when|where|who|which|whether)\b/i.test(text))
    return false;
  if (words.length < 4 || words.length > 45 || /\?\s*$/.test(text)) return false;
  return clause.test(text) || words.some((_, at) => at > 0 && statesHere(words, at));
}

/** "lessons from getting rugged" names something and states nothing. */
function statesHere(words: string[], at: number): boolean {
  const [before = '', word = '', next] = [words[at - 1], words[at], words[at + 1]];
  const lower = word.toLowerCase();
  const isPast =
    /^[a-z]{3,}ed$/.test(lower) && !/^(?:the|an?|my|our|your|its|all|most|more|of)$/i.test(before);
  const isJoined = /^(?:and|or)$/i.test(before);
  return (
    !isJoined &&
    (isPast || verbForms.has(lower)) &&
    !lower.endsWith('ing') &&
    !subjectNouns.has(lower) &&
    next !== undefined &&
    !/^(?:and|or|of|in|for|vs\.?|from|by)$/i.test(next)
  );
}
