import { describe, expect, it } from 'vitest';
import { briefOf } from '#api/testing/brief.ts';
import type { ContentType } from '#shared/contracts/generation.ts';
import { weightedLength } from '#shared/lib/text/weighted-length.ts';
import { honestyCheck } from '../choose/draft-checks.ts';
import { compose } from '../compose.ts';
import { composeReply } from '../compose-reply.ts';
import type { ForeignSituation } from './phrases.ts';
import { foreignSituationOf } from './read-foreign.ts';
import { languageOf, languages } from './read-language.ts';

const post = (text: string) => ({ text, author: 'anna' });
const happy = Array.from({ length: 30 }, (_, at) => `ngl day ${at}, up only frens! so happy 🎉🚀`);
const replies = (text: string, language: string | null, count = 12) =>
  Array.from({ length: count }, (_, variant) => {
    const voice = { ...briefOf().voice, samples: variant % 2 === 0 ? happy : [] };
    const composed = composeReply(briefOf({ variant, language, voice, post: post(text) }));
    return typeof composed === 'string' ? composed : composed.text;
  });
const written = (kind: ContentType, prompt: string, variant = 0) =>
  compose(briefOf({ kind, prompt, post: null, variant }));

describe('a post in another language', () => {
  it.each<[string, string | null, ForeignSituation]>([
    ['gm a todos, ¿qué están construyendo hoy?', 'es', 'gm'],
    ['Bom dia pessoal! Mais uma semana começando', 'pt', 'gm'],
    [
      "Après deux ans de travail, notre app est enfin en ligne. Merci à l'équipe !",
      'fr',
      'congrats',
    ],
    ['드디어 메인넷 출시했습니다! 모두 감사합니다', 'ko', 'congrats'],
    ['Selamat pagi semuanya, semoga harimu menyenangkan', 'in', 'gm'],
    ['Bugün yeni işime başladım', 'tr', 'congrats'],
    ['Hoy cumplo tres años en cripto', 'es', 'congrats'],
  ])('is answered by what it does, in its own language: %s', (text, tag, situation) => {
    for (const known of [tag, null]) {
      const language = languageOf(text, known);
      expect(language).toBe(languageOf('', tag));
      if (!language) continue;
      const { first } = languages[language].lines[situation];
      expect(foreignSituationOf(text, languages[language])).toBe(situation);
      const plain = (line: string) => line.toLowerCase().replace(/[\p{P}\s]/gu, '');
      for (const draft of replies(text, known)) {
        expect(
          first.some((line) => plain(draft).startsWith(plain(line))),
          draft,
        ).toBe(true);
        expect(draft).not.toMatch(/\b(?:ngl|frens|translator)\b/i);
      }
      const ways = replies(text, known, 10);
      expect(new Set(ways.map(plain)).size).toBeGreaterThan(7);
    }
  });

  it.each([
    ['Perdí todo en el hackeo de ayer. Cinco años de ahorros.', 'es'],
    ['Die Gebühren sind heute wieder sehr hoch und das nervt mich', 'de'],
    ['父が亡くなりました。しばらくお休みします。', 'ja'],
    ['比特币又跌了，你们现在加仓还是观望？', 'zh'],
    ['La mayoría de los L2 no van a existir en dos años.', 'es'],
    ['Mañana publico el informe del trimestre', 'es'],
    ['Perdi 40% da carteira essa semana porque usei alavancagem 10x', 'pt'],
  ] as const)('whose words show nothing for sure is not read: %s', (text, language) => {
    expect(foreignSituationOf(text, languages[language])).toBeNull();
  });
});

it('what was typed under it begins each sentence as the persona does', () => {
  const samples = Array.from({ length: 30 }, (_, at) => `Jour ${at}. Le marché reste calme.`);
  const voice = { ...briefOf().voice, samples };
  const prompt = "bravo. montre nous une photo quand c'est installé";
  const composed = composeReply(
    briefOf({ language: 'fr', voice, prompt, post: post('Mon portefeuille matériel est arrivé.') }),
  );
  expect(composed).toMatchObject({ text: "Bravo. Montre nous une photo quand c'est installé." });
});

describe('a prompt in another language', () => {
  it.each([
    ['escribe un tweet sobre los riesgos del apalancamiento', 'los riesgos del apalancamiento'],
    ['Escreva um tweet sobre os riscos da alavancagem', 'os riscos da alavancagem'],
    ['Écris un tweet sur les risques du levier', 'les risques du levier'],
    ['Schreibe einen Tweet über die Risiken von Hebeln', 'die Risiken von Hebeln'],
    ['レバレッジのリスクについてツイートを書いて', 'レバレッジのリスク'],
    ['写一条关于杠杆风险的推文', '杠杆风险'],
    ['레버리지 위험에 대한 트윗을 써줘', '레버리지 위험'],
    ['tulis tweet tentang risiko leverage', 'risiko leverage'],
    ['kaldıraç riskleri hakkında bir tweet yaz', 'kaldıraç riskleri'],
  ])('becomes a post on its subject, without the order: %s', (prompt, subject) => {
    const drafts = [0, 1, 2, 3].map((variant) => written('post', prompt, variant).text);
    expect(new Set(drafts).size).toBe(4);
    for (const draft of drafts) {
      expect(draft.toLowerCase()).toContain(subject.toLowerCase());
      expect(draft).not.toContain(prompt);
    }
  });

  it('that is a statement stands as it was written, each sentence of a thread in its own post', () => {
    const said = 'Lanzamos la versión dos de nuestro puente. Las comisiones bajaron un 40%.';
    expect(written('post', said).text).toBe(said);
    expect(written('thread', said).text.split('\n\n')).toEqual([
      '1/ Lanzamos la versión dos de nuestro puente.',
      '2/ Las comisiones bajaron un 40%.',
    ]);
  });
});

it('no phrase brings in a number or a ticker, and each fits into a post', () => {
  const honest = honestyCheck(briefOf());
  for (const { lines, about, intents } of Object.values(languages))
    for (const { first, more = [] } of [
      ...Object.values(lines),
      { first: [...about, ...Object.values(intents).flat()] },
    ])
      for (const line of [...first, ...more]) {
        expect(honest(line), line).toBe(true);
        expect(line, line).not.toMatch(/[.。]$/);
        expect(weightedLength(line)).toBeLessThan(140);
      }
});

it.each(['gm frens', 'wagmi', 'SOL to 200', 'lol', '$ETH looking good'])(
  'few words are no other language: %s',
  (text) =>
    expect(composeReply(briefOf({ intent: 'thank', post: post(text) }))).toMatchObject({
      language: 'english',
    }),
);

it('leaves out of a point what tells only what to ask', () => {
  const text = '個人開発のアプリ、ついに有料ユーザー100人になりました。';
  const said = (prompt: string) => {
    const composed = composeReply(briefOf({ prompt, post: post(text), language: 'ja' }));
    return typeof composed === 'string' ? composed : composed.text;
  };
  expect(said('すごい、三年間お疲れさま！継続率を聞く')).toBe('すごい、三年間お疲れさま！');
  expect(said('congrats! 継続率きく')).toMatch(/^congrats!$/i);
});
