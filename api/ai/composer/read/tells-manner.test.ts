import { expect, it } from 'vitest';
import { tellsManner } from './tells-manner.ts';

it.each([
  'be kind and short',
  'frag ihn welche wallet er nutzt',
  'pregúntale si ya migraron',
  'pregunta cómo lo verifican',
  'demande-lui quand ça revient',
  'pergunta como verificar se a instalada é a verdadeira',
  'chiedigli quando torna',
  'tanya kenapa withdraw masih lambat',
  'çekimler neden hala yavaş onu sor',
  'どのクライアントか聞いて',
  '언제 열리는지 물어봐',
  '问他用哪个钱包',
])('is an order, which is not posted: %s', (prompt) => expect(tellsManner(prompt)).toBe(true));

it.each([
  'Fragen bleiben trotzdem offen',
  'sage seit Wochen dass es kippt',
  'la pregunta es quién paga',
  'demain on verra bien',
  'perguntas boas, sem resposta ainda',
  'zor sorular bunlar',
  'みんな聞いてほしい話',
  '问题不在费用',
])('is said as it stands: %s', (prompt) => expect(tellsManner(prompt)).toBe(false));
