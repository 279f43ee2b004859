import { subjectNouns, verbForms } from './lexicon.ts';

/** What the user asked for, taken apart. */
export interface Prompt {
  /** The subject without the order: `the upcoming upgrade and why fees matter`. */
  subject: string;
  /** The same with the word that begins it: `why fees matter`. */
  heading: string;
  /** Sentences that can stand in a post as the user wrote them. */
  facts: string[];
}

const order =
  /^(?:please\s+|pls\s+|can you\s+|could you\s+|i (?:want|need|would like)(?: you)?(?: to)?\s+|let's\s+)*(?:write|create|generate|make|draft|tweet|post|compose|give|share|tell|talk|explain|announce|describe|discuss|summari[sz]e|do|say|mention|point out|add|ask|reply|respond|answer|agree|disagree|comment|cover|craft)(?![\p{L}\p{N}_'’-])(?:\s+(?:me|us|them|him|her|people|everyone|followers|my followers|our community)(?![\p{L}\p{N}_'’-]))?/iu;
const form =
  /^\s*(?:(?:a|an|the|some|one|two|three|few|a few|\d+|my|our|another|with|in)\s+)?(?:more\s+)?(?:(?:short|quick|funny|long|nice|good|great|casual|serious|professional|technical|humorous|engaging|viral|spicy|hot|bullish|bearish|educational|informative|detailed|punchy|\w+[- ]style)\s+)*(?:tweet|post|thread|reply|message|take|caption|update|announcement|joke|meme|alpha call|call|opinion|something|sentence|few words|thoughts?|piece|content)s?(?![\p{L}\p{N}_'’-])(?:\s+(?:short|quick|funny|nice|good|serious|casual|smart|clever|positive|bullish|bearish|helpful|useful|educational|engaging|spicy)(?![\p{L}\p{N}_'’-]))*/iu;
const link =
  /^\s*(?:about|on|for|regarding|around|covering|explaining|describing|announcing|that says|saying|discussing|highlighting|celebrating|promoting|of|with|that|to announce|to explain|to say|how|why|:|-(?!\d))(?<![\p{L}\p{N}](?=[\p{L}\p{N}_'’-]))\s*(?:that\s+|how\s+|why\s+|the fact that\s+)?/iu;
const meta =
  /^(?:keep|make|use|include|add|avoid|do not|don't|no|be|sound|tone|style|with|without|max|under|end|start|finish|target|audience|should|it should|language|format)\b.*\b(?:short|brief|emoji\w*|hashtags?|tone|characters?|words?|casual\w*|formal\w*|funny|professional\w*|engaging|cta|call to action|links?|bullish|simple|human|audience|question|style|concise|friendly|punchy|viral)\b/i;

/** Whether a text begins with a word that tells what to do, an order or not. */
export function beginsAsOrder(text: string): boolean {
  return order.test(text);
}

/** Splits an order ("write a tweet about X") from its subject, and finds what is already a sentence. */
export function readPrompt(prompt: string): Prompt {
  const parts = prompt
    .split(/(?<=[.!?])\s+|\n+/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !meta.test(part));
  const facts: string[] = [];
  const subjects: string[] = [];
  const headings: string[] = [];
  for (const part of parts.length > 0 ? parts : [prompt.trim()]) {
    const urged = urging.exec(part)?.[1];
    if (urged) {
      subjects.push(urged);
      facts.push(urged.replace(/[.\s]+$/, ''));
      continue;
    }
    const { text, ordered } = withoutOrder(part);
    if (text === '') continue;
    headings.push(asked(part, text.replace(/[.\s]+$/, '').replace(audience, '')));
    subjects.push(text.replace(/^(?:why|how)\s+/i, '').replace(audience, ''));
    const says =
      /\b(?:says?|saying|mention|point out|announce|tell (?:them|people|everyone))\b/i.test(
        part.slice(0, part.length - text.length),
      );
    const whole = text.replace(/[.\s]+$/, '');
    const news = /^(?:\w+ ){0,3}?(?:announce|celebrate|promote|invite \w+ to)\b/i.test(part);
    // Of several sentences, those that are no instructions are what is to be said.
    const typed = parts.length > 1 && !ordered && /^\S+ \S+ \S.*[.!?]$/.test(part);
    if (typed && !instruction.test(part)) facts.push(part.replace(/[.\s]+$/, ''));
    else if ((!ordered || says) && (isSentence(text) || (news && /\S \S+ \S/.test(text))))
      facts.push(whole);
    else if (ordered && isSentence(afterColon(text))) facts.push(asked(part, whole));
  }
  return { subject: subjects.join('. ') || prompt, heading: headings[0] ?? prompt, facts };
}

/** How a text is to be written, and not what it is to say. */
const instruction =
  /^(?:please|focus|highlight|emphasi[sz]e|mention|keep|make|use|include|add|avoid|do not|don't|be|sound|write|explain|compare|cover|end|start|finish|give|show|link|tag|try|remember|think|no|max|audience|tone|style|target|for)\b/i;

/** What follows a title: "why we chose it: our users asked for it". */
function afterColon(text: string): string {
  return /^[^:]{4,80}:\s+(.{8,})$/.exec(text)?.[1] ?? '';
}

/** A title keeps the word that the order was about: "about why we chose it". */
function asked(part: string, text: string): string {
  const word = /\b(why|how)\s+$/i.exec(part.slice(0, part.indexOf(text)))?.[1];
  return word ? `${word} ${text}` : text;
}

function withoutOrder(part: string): { text: string; ordered: boolean } {
  const afterOrder = part.replace(order, '');
  const afterForm = afterOrder.replace(form, '');
  const ordered = afterOrder !== part || (afterForm !== part && link.test(afterForm));
  if (!ordered) return { text: part, ordered };
  return { text: afterForm.replace(link, '').trim(), ordered };
}

/** Whom it is for is not what it is about. */
const audience =
  /\s+(?:to|for) (?:(?:complete |total |crypto |absolute )?(?:beginners|newcomers|newbies|noobs|normies|everyone|everybody|my followers|our followers|our community|people new to crypto|a (?:five|5)[- ]year[- ]old))[.!]?$/i;

/** "tell people to attend our AMA": what follows is already what people are to be told. */
const urging =
  /^(?:please\s+|pls\s+)?(?:tell|ask|remind|invite|urge)\s+(?:people|everyone|everybody|them|users|folks|followers|my followers|our followers|our community|the community)\s+to\s+(.{8,200})$/i;

const clause =
  /\b(?:is|are|was|were|has|have|had|will|can|just|we|we're|i|i'm|they|it's|isn't|don't|won't|now)\b/i;

/** Whether a text can stand in a post as it is. */
export function isSentence(text: string): boolean {
  const words = text.split(/\s+/);
  if (/^(?:why|how|what|when|where|who|which|whether)\b/i.test(text)) return false;
  // "stablecoins and who earns on them" names a subject with a clause on it.
  if (/^[^,.;:]{2,40} (?:and|or) (?:why|how|what|when|where|who|which|whether)\b/i.test(text))
    return false;
  if (words.length < 4 || words.length > 45 || /\?\s*$/.test(text)) return false;
  return clause.test(text) || words.some((_, at) => at > 0 && statesHere(words, at));
}

/** "lessons from getting rugged" and "rate cuts and bitcoin" name something and state nothing. */
function statesHere(words: string[], at: number): boolean {
  const [before = '', word = '', next] = [words[at - 1], words[at], words[at + 1]];
  const lower = word.toLowerCase();
  const past =
    /^[a-z]{3,}ed$/.test(lower) && !/^(?:the|an?|my|our|your|its|all|most|more)$/i.test(before);
  return (
    (past || verbForms.has(lower)) &&
    !lower.endsWith('ing') &&
    !subjectNouns.has(lower) &&
    next !== undefined &&
    !/^(?:and|or|of|in|for|vs\.?|from|by)$/i.test(next)
  );
}
