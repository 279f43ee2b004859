/** Words of one language for what robs a reader; accents off, as `appearance` shows them. */
interface Tongue {
  secrets: string;
  reveal: string;
  contact: string;
  /** Makes advice of it: "never share your seed phrase". */
  warning: string;
}

const wallet = String.raw`(?:web3 |crypto |cripto|krypto-?)?(?:wallets?|billeteras?|carteiras?|carteras?|monederos?|portefeuilles?|geldborsen?|brieftaschen?|cuzdan\w*|кошел\p{L}+|钱包|錢包|ウォレット|지갑|محفظ\p{L}*|वॉलेट)`;

const tongues: Tongue[] = [
  {
    secrets: `frases? (?:semilla|secreta|de recuperacion)|(?:12|24|doce) palabras|claves? privadas?|frases? (?:semente|de recuperacao)|(?:12|24|doze) palavras|chaves? privadas?`,
    reveal: String.raw`(?:escrib|introdu|ingres|envi|compart|mand|peg|dame|digit|insir|insira|coloqu|export|pass|me de)\p{L}*`,
    contact: String.raw`\b(?:mandame|escribeme|enviame|contactame|hablame|me mand[ae]|me cham[ae]|fala comigo|manda(?:r)?)[^.!?\n]{0,15}\b(?:dm|md|privado|pv|mensaje|mensagem|whatsapp|telegram)\b`,
    warning: String.raw`\b(?:nunca|jamas|jamais|no (?:compart|envi|escrib|des\b)|nao (?:compartilh|envi|digit))`,
  },
  {
    secrets: `(?:phrase|mots?) (?:de recuperation|secrete|secrets|seed|de passe du portefeuille)|(?:12|24|douze) mots|cles? privees?`,
    reveal: String.raw`(?:saisi|entre[rz]?\b|envo|partag|donn|tape|colle|communiqu)\p{L}*`,
    contact: String.raw`\b(?:ecri(?:s|vez)|contacte[rz]?|envoie[rz]?|mp|dm)[- ]moi\b`,
    warning: String.raw`\b(?:jamais|ne (?:partage|donne|saisi|entre)\p{L}*)`,
  },
  {
    secrets: String.raw`(?:seed|recovery|wiederherstellungs|backup)[- ]?(?:phrase|satz|worter)\p{L}*|(?:12|24|zwolf) worter|privat\p{L}* (?:schlussel|key)\p{L}*`,
    reveal: String.raw`(?:\bgib|\bgebt|eingeb|sende|schick|teile?\b|teilt|tipp|nenn|einfug)\p{L}*`,
    contact: String.raw`\b(?:schreib|dm|kontaktier)\p{L}* mi(?:r|ch)\b`,
    warning: String.raw`\b(?:nie|niemals|nicht|keinesfalls)\b`,
  },
  {
    secrets: String.raw`(?:сид|seed)[- ]?фраз\p{L}*|(?:секретн\p{L}+|мнемо\p{L}+) фраз\p{L}*|фраз\p{L}* восстановления|(?:12|24|двенадцать) слов|(?:приватн|закрыт)\p{L}+ ключ\p{L}*`,
    reveal: String.raw`(?:введ|ввод|отправ|пришл|подел|напиш|скинь|сообщ|вставь)\p{L}*`,
    contact: String.raw`(?:пиши|напиши|пишите|напишите)(?: мне)?(?: в (?:лс|личк\p{L}+|дм|директ|телеграм\p{L}*))|(?:пиши|напиши)\p{L}* мне`,
    warning: String.raw`(?<!\p{L})(?:никогда|никому|не (?:отправ|ввод|дел|сообщ|давай))`,
  },
  {
    secrets:
      '助记词|助記詞|私钥|私鑰|种子短语|恢复短语|シードフレーズ|リカバリーフレーズ|復元フレーズ|ニーモニック|秘密鍵|秘密のフレーズ',
    reveal:
      '输入|輸入|发送|發送|发给|發給|提供|提交|分享|告诉|入力|送信|送って|教えて|共有|貼り付け',
    contact:
      '私信我|私訊我|联系我|聯繫我|加我(?:微信|电报|telegram)|(?:DM|ダイレクトメッセージ)(?:して|ください|を?送|ちょうだい)',
    warning:
      '切勿|永远不|永遠不|绝不|絕不|(?:不要|请勿|請勿|别|別)[^，。,!?\n]{0,10}(?:分享|泄露|发|發|告|输入|輸入|透露|给)|絶対に|決して|ないで|てはいけ',
  },
  {
    secrets: `시드 ?(?:문구|구문|프레이즈)|복구 ?(?:문구|구문|단어)|니모닉|(?:12|24)개? ?단어|개인 ?키`,
    reveal: '입력|보내|전송|알려|공유|제출|붙여',
    contact: `(?:디엠|dm) ?(?:주세요|줘|보내|해 ?주)|(?:연락|메시지) ?주세요`,
    warning: '절대|마세요|말 ?것|지 ?마',
  },
  {
    secrets: `عبارة (?:الاسترداد|الاسترجاع|البذور|سرية)|العبارة السرية|عبارتك السرية|كلمات الاسترداد|المفتاح الخاص|مفتاحك الخاص`,
    reveal: 'أدخل|ادخل|إدخال|أرسل|ارسل|شارك|اكتب|أعط|قدم',
    contact: 'راسلني|تواصل معي|كلمني',
    warning: 'أبدا|ابدا|لا (?:تشارك|ترسل|تدخل|تعط)',
  },
  {
    secrets: `सीड (?:फ्रेज|फ़्रेज़|फ्रेज़|वाक्यांश)|रिकवरी (?:फ्रेज|फ़्रेज़|फ्रेज़|वाक्यांश)|(?:प्राइवेट|निजी) (?:की|कुंजी)`,
    reveal: 'दर्ज|भेज|डाल|साझा|शेयर|लिख|बता',
    contact: `मुझे (?:dm|डीएम|मैसेज|संदेश)`,
    warning: String.raw`कभी|(?<!\p{L})मत(?!\p{L})|(?<!\p{L})न कर`,
  },
  {
    secrets: String.raw`(?:kurtarma|gizli|tohum|seed) (?:ifade|kelime|cumle)\p{L}*|(?:12|24) kelime\p{L}*|ozel anahtar\p{L}*`,
    reveal: String.raw`(?:\bgir|gonder|paylas|\byaz|yapistir|\bilet)\p{L}*`,
    contact: String.raw`\bbana (?:dm|mesaj|ozelden|yaz)\p{L}*|\bozelden yaz\p{L}*|\bdm at(?:in)?\b`,
    warning: String.raw`\basla\b|hicbir zaman|paylasma(?:yin)?\b|girme(?:yin)?\b`,
  },
];

const connecting = `(?:conect|conecte|connecte|verbind|verknupf|valid|sincroniz|подключ|привяж|连接|連接|连结|验证|驗證|接続|連携|認証|연결|인증|اربط|وصل|توصيل|كنكت|कनेक्ट|जोड़|सत्यापित|bagla|dogrula)`;

const gains = `(?:airdrops?|rewards?|bonus(?:es)?|refunds?|allocations?|giveaways?|prizes?|free (?:tokens?|coins?|nfts?|mint|btc|eth|sol|usdt|usdc|money|crypto))`;
const coins = `(?:btc|bitcoins?|eth|ether|ethereum|sol|solana|usdt|usdc|bnb|xrp|doge|ton|trx|tokens?|coins?|crypto)`;

interface Lure {
  pattern: RegExp;
  /** What makes a warning of the sentence it stands in; left out where nothing does. */
  warning?: RegExp;
}

/** Giveaways and ways to get in touch: no sentence makes a warning of them. */
const offers = [
  new RegExp(`${connecting}[^.!?。！？\\n]{0,30}${wallet}[^.!?。！？\\n]*`, 'giu'),
  new RegExp(`${wallet}[^.!?。！？\\n]{0,20}${connecting}[^.!?。！？\\n]*`, 'giu'),
  new RegExp(
    String.raw`\bsend (?:me |us )?[\d.,]{1,12} ?\$?${coins}\b[^!?\n]{0,60}\b(?:get|receive|back|return|double)[^.!?\n]*`,
    'giu',
  ),
  new RegExp(String.raw`\bdoubl(?:e|ing) (?:your|ur|all) \$?${coins}\b[^.!?\n]*`, 'giu'),
  new RegExp(
    String.raw`\bclaim(?:ing)? (?:(?:your|ur|the|a|my|free|this) ){1,2}(?:[\w$-]{1,20} ){0,2}${gains}\b[^.!?\n]*`,
    'giu',
  ),
  /\b(?:my|our|the) dms? (?:are|is) open\b[^.!?\n]*|\b(?:hit|slide in(?:to)?|check) (?:my|our) dms?\b[^.!?\n]*|\b(?:inbox|pm|ping) me\b[^.!?\n]*/giu,
  // A telephone number, with its country in front.
  /(?<![\w.])\+\d(?:[\s().-]{0,2}\d){8,14}(?![\d%])/gu,
];

/** Requests for secrets, wallets or contact beside the English ones, and giveaways. */
const lures: Lure[] = [
  ...tongues.flatMap(({ secrets, reveal, contact, warning }): Lure[] => [
    { pattern: inOneSentence(reveal, secrets), warning: new RegExp(warning, 'iu') },
    { pattern: inOneSentence(secrets, reveal), warning: new RegExp(warning, 'iu') },
    { pattern: new RegExp(`(?:${contact})[^.!?。！？\\n]*`, 'giu') },
  ]),
  ...offers.map((pattern) => ({ pattern })),
];

/** Near to each other; the group is what asks, what follows ends the sentence. */
function inOneSentence(first: string, second: string): RegExp {
  const asking = `((?:${first})[^.!?。！？\\n]{0,60}(?:${second}))`;
  return new RegExp(`${asking}[^.!?。！？\\n]*`, 'giu');
}

const pause = /[,:;，、：；—–]/u;

/** What was found is advice: its own clause says so. "Never been easier: enter it" warns of nothing. */
function isAdvice(
  warning: RegExp,
  text: string,
  { index, 0: found, 1: core = found }: RegExpExecArray,
): boolean {
  const before = /[^.!?。！？\n,:;，、：；—–]{0,60}$/u.exec(
    text.slice(Math.max(0, index - 60), index),
  );
  const after = found.slice(core.length).split(pause)[0] ?? '';
  return warning.test(`${before?.[0] ?? ''}${core}${after}`);
}

/** Where a text asks for secrets, wallets or contact in another language, or gives money away. */
export function phishingPatternsIn(text: string): { start: number; end: number }[] {
  return lures.flatMap(({ pattern, warning }) =>
    [...text.matchAll(pattern)]
      .filter((match) => !warning || !isAdvice(warning, text, match))
      .map(({ index, 0: found }) => ({ start: index, end: index + found.length })),
  );
}
