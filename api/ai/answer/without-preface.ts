/** What models call the text they were asked for. */
const KINDS = `(?:repl(?:y|ies)|responses?|drafts?|tweets?|posts?|options?|versions?|antwort(?:en|möglichkeit)?|entwurf|entwürfe|respuestas?|borrador(?:es)?|réponses?|brouillons?|respostas?|rascunhos?|balasan|返信(?:案)?|回复|回覆|답글|답변)`;
const ASSENT = String.raw`(?:sure(?: thing)?|certainly|of course|absolutely|okay|ok|got it|no problem|understood|happy to help|gladly|claro(?: que sí)?|por supuesto|natürlich|gerne|klar|bien sûr|claro que sim|com certeza|tentu|好的|当然|もちろん(?:です)?|물론(?:이죠|입니다)?)\s*[,.!。！:：-]+\s*`;
const BEGINS = `(?:here(?:['’]s| is| are| you go)|below (?:is|are)|this is|try|how about|my|a|one|hier (?:ist|sind)|aquí (?:tienes|está|van?)|voici|aqui (?:está|vai)|berikut|以下[はが是]|다음은)`;
/** "Here's a reply you could post:" before the text. */
const PREFACE = new RegExp(
  String.raw`^(?<assent>${ASSENT})?${BEGINS}[^\n:：.!?]{0,40}?(?<kind>${KINDS})(?!\p{Script=Latin})(?<rest>[^\n:：]{0,60})[:：]\s*?(?<end>\n\s*|["“„«「]|\s*)`,
  'iu',
);
/** Without an assent before it, a preface speaks of its reader, or its text stands apart. */
const SPEAKS_TO_READER =
  /\b(?:you (?:could|can|might|may)|for you|in (?:the|your) (?:voice|style|tone)|usar|utiliser|verwenden)\b/i;
const LABEL =
  /^(?:suggested |possible |draft |final |revised |short |my )?(?:(?:reply|response|draft|tweet|antwort|entwurf|respuesta|borrador|réponse|brouillon|resposta|rascunho|balasan|返信(?:案)?|回复|回覆|답글|답변)(?: ?#?\d)?|(?:option|version|draft|reply|variant|choice) ?(?:#?\d|[a-c]))(?: ?\([^()\n]{1,30}\))?\s?[:：]\s*/iu;
/** A remark behind the text: an offer to change it, its length, why it is as it is. */
const REMARK =
  /\n+\s*[([*_]*(?:\d{1,4} (?:characters|chars|zeichen|caracteres|caractères)\b|(?:character|word) count\b|(?:hope this helps|let me know if|feel free to (?:adjust|edit|tweak|modify|change|use)|would you like me to|want me to (?:adjust|make|try|change|tweak)|is there anything else)\b|(?:note|explanation|rationale|why this works)[:：][^\n]*\b(?:reply|response|draft|tweet|persona|tone|voice|characters?)\b|this (?:reply|response|draft|version|tweet) (?:is|keeps|uses|stays|matches|captures|avoids)\b)[^\n]*(?:\n[\s\S]{0,400})?$/i;
const NUMBERED =
  /(?:^|\n+)[^\S\n]*(?:(?:option|version|draft|reply|variant|response|tweet) ?(?:#?\d|[a-c])(?: ?\([^()\n]{1,30}\))?\s?[:：.)-]|\d[.)]\s+(?=["“]))\s*/giu;
const LINES = /(?:^|\n+)[^\S\n]*\d[.)]\s+/g;

/** A text without a model's words about it: a preface, a label, a speaker, a remark behind it. */
export function withoutPreface(text: string, names: readonly string[] = []): string {
  let core = text;
  for (let round = 0; round < 3; round += 1) {
    const before = core;
    core = core.slice(prefaceOf(core)?.length ?? 0);
    core = withoutSpeaker(core.replace(LABEL, ''), names).trim();
    if (core === before) break;
  }
  const trimmed = core.replace(REMARK, '').trim();
  return trimmed === '' ? text : trimmed;
}

/** Each of several drafts in one ("Option A: ... Option B: ..."); one text where there is one. */
export function severalTexts(text: string): string[] {
  const preface = prefaceOf(text);
  const isPlural = /(?:ies|ses|fts|ets|sts|ons|antes|ores|es)$/i.test(preface?.kind ?? '');
  const core = text.slice(preface?.length ?? 0);
  const marks = [...core.matchAll(isPlural ? LINES : NUMBERED)];
  const found = marks.length >= 2 ? marks : isPlural ? [...core.matchAll(NUMBERED)] : [];
  if (found.length < 2) return [text];
  const texts = found.map((mark, at) =>
    core.slice(mark.index + mark[0].length, found[at + 1]?.index ?? core.length).trim(),
  );
  return texts.every((one) => one !== '') ? texts : [text];
}

function prefaceOf(text: string): { length: number; kind: string } | null {
  const found = PREFACE.exec(text);
  const { assent, kind = '', rest = '', end = '' } = found?.groups ?? {};
  if (!found) return null;
  const isApart = /\n|["“„«「]/.test(end);
  if (!assent && !isApart && !SPEAKS_TO_READER.test(rest)) return null;
  // A quotation mark belongs to the text.
  const length = found[0].length - (/^["“„«「]$/.test(end) ? 1 : 0);
  return text.slice(length).trim() === '' ? null : { length, kind };
}

/** The persona's own name as of a speaker: "tarp says: ...", "@tarp: ...". */
function withoutSpeaker(text: string, names: readonly string[]): string {
  for (const name of names) {
    const at = text.startsWith('@') ? 1 : 0;
    if (name === '' || text.slice(at, at + name.length).toLowerCase() !== name.toLowerCase())
      continue;
    const rest = text.slice(at + name.length);
    const says = /^\s*(?:says|said|writes|replies|responds|sagt|dice|dit|diz)?\s*[:：]\s*/i.exec(
      rest,
    );
    if (says) return rest.slice(says[0].length);
  }
  return text;
}
