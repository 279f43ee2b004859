import type { Objection } from './objection.ts';

/** The owner's note withholds or denies the information. */
const WITHHELD =
  /\b(?:can(?:no|['’])?t|cannot|can not|may not|not allowed to|won['’]?t) (?:say|tell|share|comment|confirm|promise|talk)\b|\bno (?:date|eta|comment|timeline|promises?|idea)\b|\b(?:don['’]?t|do not|dont) (?:know|promise|say|give|mention|have (?:a )?(?:date|eta))\b|\bnot (?:yet|announced|decided|sure|public)\b|\b(?:noch nicht|kein(?:e|en)? (?:datum|termin|kommentar)|weiß (?:ich |es )?nicht|darf ich nicht)\b|\b(?:no lo s[eé]|no puedo decir|sin fecha|todav[ií]a no)\b|\b(?:pas encore|je ne sais pas|pas de date|peux pas dire)\b|\b(?:não sei|ainda não|sem data|não posso dizer)\b|\b(?:belum|tidak tahu|nggak tau)\b|まだ|言えない|わからない|不能说|还没|不知道|没有时间表|아직|말할 수 없|모르/iu;
/** A text that denies, doubts or withholds something. */
const DENIES =
  /\b(?:not?|never|none|nothing|nobody|without|un(?:sure|known|able|decided)|soon|once|until|yet|ask(?:ing)?|check(?:ing)?)\b|n['’]t\b|\b(?:cant|dont|wont|isnt|arent|doesnt|didnt|nicht|kein\w*|noch|nie|weder|nunca|todav[ií]a|aún|ne|pas|jamais|aucune?|encore|não|nem|ainda|nenhum\w*|belum|tidak|bukan|jangan|nggak|gak)\b|ない|ません|まだ|ず|不|没|無|未|아직|않|없|못|모르/iu;
const YES =
  /^(?:yes|yep|yeah|sure|correct|ja|jep|genau|sí|si|oui|sim|ya|iya|はい|ええ|是的?|对|네)(?![\p{L}\p{N}])/iu;
const NO =
  /^(?:no|nope|nah|nein|nee|non|não|tidak|bukan|いいえ|いや|不是?|没有|아니)(?![\p{L}\p{N}]*['’]?(?:worries|problem|doubt|wonder|rush|t\b))(?=[^\p{L}\p{N}]|$)/iu;

/** Objects to a draft that contradicts the owner's note, or states what the note withholds. */
export function againstPoint(content: string, point: string | null): Objection | null {
  if (!point) return null;
  const [draft, note] = [content.trim(), point.trim()];
  const isOpposite =
    (YES.test(note) && NO.test(draft)) ||
    (NO.test(note) && YES.test(draft)) ||
    (WITHHELD.test(note) && !DENIES.test(draft));
  if (!isOpposite) return null;
  return { kind: 'harmful', ask: 'it said the opposite of what the user wants said' };
}
