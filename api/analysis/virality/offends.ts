import { guardedItems } from '#api/ai/guard/guarded-items.ts';
import { visibleText } from '#api/ai/guard/visible-text.ts';

/** Words of six languages as their readers see them, without accents. */
const patterns: readonly RegExp[] = [
  // Slurs and what denies somebody to be human.
  /\b(?:n[i1!]gg(?:[ae@]|er)s?|f[a@]gg?[o0]ts?|k[i1]kes?|sp[i1]cs?|ch[i1]nks?|tr[a@]nn(?:y|ies)|retard(?:s|ed)?|cunts?|whores?|sluts?|subhumans?|untermensch\p{L}*|putas?|maric(?:on|ones|as)|putes?|encules?|pedes?|hurensohn|schwuchtel\p{L}*|kanaken?)\b/iu,
  // Threats and calls for violence.
  /\b(?:kys|kill (?:yourself|urself|him|her|them|you)|go die|drop dead|hope you (?:die|rot|suffer)|(?:deserves?|ought) to (?:die|hang|burn)|should (?:all )?(?:die|hang|be (?:shot|hanged|killed))|watch your back|you(?:['’]re| are) (?:a )?dead(?: man)?|(?:i|we)(?:['’]ll| will|['’]m going to) (?:find|hurt|kill|shoot|beat|stab) (?:you|him|her|them)|(?:i|we) know where you (?:live|sleep)|te voy a matar|muerete|je vais te tuer|va (?:te faire|mourir)|creve|ich bring dich um|verrecke?)\b/iu,
  // Insults at somebody.
  /(?<![\p{L}\p{N}])(?:(?:you(?:['’]re| are)?|u r|ur|he(?:['’]s| is)|she(?:['’]s| is)|they(?:['’]re| are)|@\w+ is) (?:all |just |such |a |an |nothing but |the |\p{L}+ing )*(?:idiots?|morons?|imbeciles?|scum(?:bags?)?|trash|garbage|pathetic|losers?|clowns?|stupid|dumb|braindead|pigs?|bitch(?:es)?|bastards?|assholes?)|fuck (?:you|off|him|her|them)|stfu|shut (?:the fuck )?up|eat shit|go to hell|piece of shit|(?:eres|sois|son) (?:un[oa]?s? )?(?:idiotas?|imbeciles?|basura|estupid[oa]s?)|hijos? de puta|(?:t['’]es|tu es|vous etes) (?:un |une |des )?(?:idiote?s?|imbeciles?|connards?|connasses?|debiles?)|(?:du bist|ihr seid) (?:ein |eine |so |doch )*(?:idioten?|trottel|arschloch|arschlocher|dumm|abschaum|versager)|halt die fresse|fick dich)\b/iu,
  /死ね|殺すぞ|ぶっ殺|このクズ|(?:お前|あいつ)は(?:バカ|馬鹿|クズ|ゴミ)|去死|弄死你|杀了你|殺了你|你(?:这个|這個|就)?(?:是)?(?:傻[逼屄]|白痴|垃圾|废物|廢物|蠢货)|操你|傻[逼屄]|🖕/u,
  // Promises and offers that rob a reader.
  /\b(?:guaranteed? (?:\w+ )?(?:returns?|profits?|income|gains?)|double your (?:\w+ )?(?:money|btc|eth|sol|crypto|coins?|investment)|(?:connect|verify|validate|sync|restore) (?:your|ur) wallet|send (?:\S+ ){1,4}(?:and )?(?:get|receive|i['’]?ll send) (?:\S+ ){0,3}back|(?:recover|retrieve) (?:your )?(?:stolen|lost) (?:funds|crypto|coins)|dm me to (?:start|invest|earn|claim|recover))\b/iu,
];

/** Whether a text insults, threatens or lures somebody, so far as its words show it. */
export function offends(text: string): boolean {
  const seen = visibleText(text);
  const plain = seen
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{M}+/giu, '')
    .normalize('NFC');
  return (
    patterns.some((pattern) => pattern.test(plain)) ||
    guardedItems(seen).some(({ kind }) => kind === 'bait')
  );
}
