const functionWords =
  words(`the of and to in is it you that was for on are with as be at this have from or had by
  but not what all were we when your can said there an each which do how their if will other about
  many then them these so some her would make like him into time has look two more go see no way could my
  than been who its now did get may just don't i'm it's i he she they me if why im dont still gonna
  after over again here back am i've you're that's there's u ur`);
const english = new Set([...functionWords, 'buy', 'sell', 'up', 'down', 'new']);
const others = [
  words(`de la que el en los se del las un por con no una su para es al lo como más pero sus le ya fue este ha
    porque esta entre cuando muy sin sobre también me hasta hay donde quien desde todo nos`),
  words(`o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu sua
    ou ser quando muito há nos já está eu também só pelo pela até isso ela`),
  words(`le la les de des et est un une dans que pour qui sur pas plus par je il ne se ce au avec sont mais
    nous vous ou cette être fait aux était tout très c'est l'on du en`),
  words(`der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus
    er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum haben wir ich aber`),
  words(`di che è la il un per non sono una con del si da le ma anche come più i dei questo nel alla gli della
    ho ha perché cosa solo se mi ti lo ci al`),
  words(`yang dan di itu dengan untuk tidak ini dari dalam akan pada juga saya ke karena tersebut bisa ada mereka
    lebih kata tahun sudah atau saat oleh menjadi ga aja nya udah gak`),
  words(`ve bir bu da de için ile çok ne gibi daha var olarak değil mi kadar en ben sen o biz her şey nasıl
    neden yok olan sonra şimdi`),
  words(`de het een en van ik te dat die in je is niet op aan met als voor er maar om hem dan zou wat mijn men
    dit zo door over ze zich bij ook tot naar heb geen wel`),
  words(`i w na nie się z do to jest że o jak co po ale za od tak już tylko przez ten są dla jego czy może gdy
    bardzo jeszcze`),
];

/** Whether a text is in English, as far as its letters and its small words tell. Unsure counts as English. */
export function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin < 0.6 * letters) return false;
  const plain = text
    .replace(/https?:\S+|[@$#]\S+/g, ' ')
    .toLowerCase()
    .replaceAll('’', "'");
  const found = plain.match(/\p{L}[\p{L}']*/gu) ?? [];
  const hits = (list: ReadonlySet<string>) => found.filter((word) => list.has(word)).length;
  const foreign = Math.max(...others.map(hits));
  const marked = found.filter((word) => /[^\p{ASCII}'’]/u.test(word)).length;
  return !(foreign + marked >= 2 && foreign + marked > hits(english));
}

/** Whether a phrase consists of nothing but small words, and so tells a reader nothing. */
export function isSmallTalk(phrase: string): boolean {
  return (phrase.match(/\p{L}[\p{L}']*|\p{Extended_Pictographic}/gu) ?? []).every((word) =>
    functionWords.has(word),
  );
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
