/** An order to write about `subject`, by language. English has steps of its own in `read-notes.ts`. */
export const postOrders: Record<string, RegExp> = {
  es: /^(?:por favor,? )?(?:escribe|escr[ií]beme|crea|haz|genera|redacta|prepara)(?:me)? (?:un |una |el |la )?(?:breve |buen )?(?:tweet|tuit|post|hilo|publicaci[oó]n|mensaje|texto)? ?(?:sobre|acerca de|de|con) (?<subject>.+)$/iu,
  fr: /^(?:s['’]il (?:te|vous) pla[iî]t,? )?(?:[eé]cris|[eé]crivez|cr[eé]e|fais|faites|r[eé]dige|g[eé]n[eè]re|pr[eé]pare)(?:-moi)? (?:un |une |le |la )?(?:petit |court )?(?:tweet|post|thread|fil|publication|message|texte)? ?(?:sur|[aà] propos de|au sujet de|concernant|de) (?<subject>.+)$/iu,
  pt: /^(?:por favor,? )?(?:escreva|escreve|crie|cria|fa[cç]a|faz|gere|prepare) (?:um |uma |o |a )?(?:breve |bom )?(?:tweet|tu[ií]te|post|thread|fio|publica[cç][aã]o|mensagem|texto)? ?(?:sobre|a respeito de|de|com) (?<subject>.+)$/iu,
  id: /^(?:tolong )?(?:tulis(?:kan)?|buat(?:kan)?|bikin(?:kan)?) (?:sebuah |satu )?(?:tweet|cuitan|postingan|post|thread|utas|pesan|teks)? ?(?:tentang|soal|mengenai) (?<subject>.+)$/iu,
  zh: /^(?:请|帮我|麻烦)*(?:写|发|创作|生成|做)(?:一)?(?:条|个|篇|则)?(?:关于|有关)(?<subject>.+?)(?:的(?:推文|推特|帖子|推|串|文章|内容))?[。！]?$/u,
  ko: /^(?<subject>.+?)에 (?:대해서?|대한|관해서?|관한) ?(?:트윗|포스트|게시물|글|스레드)?(?:을|를)? ?(?:하나 )?(?:써|작성|만들어|올려).*$/u,
  tr: /^(?:lütfen )?(?<subject>.+?) (?:hakkında|üzerine|ile ilgili)(?: (?:kısa )?(?:bir )?(?:tweet|gönderi|yazı|post|flood|mesaj))? (?:yaz|oluştur|hazırla|paylaş).*$/iu,
  de: /^(?:bitte )?(?:schreib(?:e|t)?|erstelle?|mach(?:e)?|verfass(?:e)?|generiere?)(?: mir)? (?:einen |eine |ein )?(?:kurzen |kurze |guten )?(?:tweet|post|thread|beitrag|text|nachricht)? ?(?:[uü]ber|zum thema|zu|von) (?<subject>.+)$/iu,
  ja: /^(?<subject>.+?)(?:について|に関する|に関して)の?(?:ツイート|ポスト|投稿|スレッド|文章)?を?(?:書いて|作って|つくって|作成して|お願い|投稿して).*$/u,
};

const size =
  'kurz(?:e[rn]?|es)?|klein(?:e[rn]?|es)?|lustig(?:e[rn]?|es)?|corto|breve|divertido|petit|court|dr[oô]le|curto|singkat|pendek|kısa|short|quick|funny|small|little|nice|good|long';
const form =
  'post|tweet|thread|beitrag|tuit|hilo|publicaci[oó]n|publica[cç][aã]o|fil|publication|message|mensaje|mensagem|texto?|postingan|utas|cuitan|announcement|update|ank[üu]ndigung|anuncio|annonce|pengumuman';
const on =
  'about|on|regarding|über|ueber|zu|zum|zur|sobre|acerca de|sur|[aà] propos de|tentang|soal|mengenai|hakkında';

/** "Short post about", "Kurzer Post über": what is to be written, without a verb. */
export const namedPost = new RegExp(
  `^(?:(?:an?|ein(?:e[nr]?)?|une?|una?|uma?|sebuah|bir)\\s+)?(?:(?:${size})\\s+){0,2}(?:${form})s?(?:\\s+(?:${size}))?\\s+(?:${on})[\\s:]+(?<subject>.+)$`,
  'iu',
);
