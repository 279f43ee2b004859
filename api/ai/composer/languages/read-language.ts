import { german } from './de.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { indonesian } from './id.ts';
import { japanese } from './ja.ts';
import { korean } from './ko.ts';
import type { Phrases } from './phrases.ts';
import { portuguese } from './pt.ts';
import { turkish } from './tr.ts';
import { chinese } from './zh.ts';

/** The languages besides English in which the composer has something to say. */
export const languages = {
  es: spanish,
  pt: portuguese,
  fr: french,
  de: german,
  ja: japanese,
  zh: chinese,
  ko: korean,
  id: indonesian,
  tr: turkish,
} satisfies Record<string, Phrases>;
export type Language = keyof typeof languages;

const split = (text: string) => new Set(text.split(' '));
/** Small words and greetings: what a short post is known by. */
const smallWords: Partial<Record<Language, Set<string>>> = {
  es: split(
    'el la los las una un que de del en por para con está esta este muy pero es no mi su más hoy como cuando buenos buenas días gracias todos nadie hola y al se lo me sobre ser ayer anoche mañana noche padre madre año años soy somos fue sin ya escribe alguien cuál quién cuándo',
  ),
  pt: split(
    'o os as um uma que de do da no na em por para com está esta muito mas é não meu minha sua mais hoje essa esse bom boa dia obrigado obrigada pessoal você vocês galera e ao se sobre ser ontem amanhã noite pai mãe ano anos novo sou somos foi sem já eu escreva alguém aí qual quem quando',
  ),
  fr: split(
    "le la les des une un est et pas pour avec dans que qui ce cette nous vous je mon ma sur bonjour merci très aujourd'hui tout tous de du au en se ne hier demain père mère suis été aux sans déjà écris quelqu'un quel quelle quand cherche",
  ),
  de: split(
    'der die das und ist nicht mit ein eine auf für ich wir es heute sehr wieder guten morgen danke aber auch von zu den dem über wie gestern vater mutter wurde sind noch schon mir mich schreibe jemand welche wann sieht',
  ),
  id: split(
    'yang dan ini itu untuk dengan tidak ada di ke dari saya kami kita selamat pagi semua semuanya terima kasih hari sudah akan bisa tentang tulis tuliskan buat buatkan bikin naik turun',
  ),
  tr: split(
    'bir ve bu çok için ile ben biz değil var yok gibi ama bugün günaydın herkese teşekkürler dün gece hakkında çok daha sonra şu kadar yaz oluştur',
  ),
};
const letters: [Language, RegExp][] = [
  ['es', /[ñ¿¡]/giu],
  ['pt', /[ãõ]/giu],
  ['tr', /[ğşı]|İ/gu],
  ['de', /ß/giu],
  ['fr', /[œêè]|\b[cdjlmnst]['’](?=\p{L})/giu],
];
const aliases: Record<string, Language> = { in: 'id' };

/** The language of a text that is not English; null for one in which there is nothing to say. */
export function languageOf(text: string, tag: string | null): Language | null {
  const code = tag?.toLowerCase().split('-')[0] ?? '';
  const named = aliases[code] ?? code;
  if (named in languages) return named as Language;
  if (named !== '' && !/^(?:en|und|zxx|art|q[a-z]{2})$/.test(named)) return null;
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  if (/\p{Script=Han}/u.test(text)) return 'zh';
  const [best, next] = smallWordsIn(text);
  return best && best.count > (next?.count ?? 0) ? best.language : null;
}

/** Whether the small words of one of the languages stand in a text at least so often. */
export function hasSmallWords(text: string, least: number): boolean {
  return (smallWordsIn(text)[0]?.count ?? 0) >= least;
}

function smallWordsIn(text: string): { language: Language; count: number }[] {
  const words = text.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  const marked = new Map(letters.map(([language, found]) => [language, text.match(found)?.length]));
  return (Object.keys(smallWords) as Language[])
    .map((language) => ({
      language,
      count:
        words.filter((word) => smallWords[language]?.has(word)).length +
        2 * (marked.get(language) ?? 0),
    }))
    .sort((a, b) => b.count - a.count);
}
