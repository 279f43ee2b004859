import type { Phrases } from './phrases.ts';

export const portuguese: Phrases = {
  marks: {
    gn: 'gn|boa noite',
    gm: 'gm|bom dia|boa (?:segunda|ter[cç]a|quarta|quinta|sexta)',
    congrats:
      'lan[cç]amos|estreamos|publicamos|apresentamos|est[aá] (?:no ar|dispon[ií]vel)|nos casamos|me casei|me formei|nasceu (?:meu|minha|noss[oa])|fechamos (?:a |uma |nossa )?rodada|conseguimos',
  },
  lines: {
    gn: {
      first: ['Boa noite', 'Gn, bom descanso', 'Gn, amanhã tem mais', 'Descansa'],
      more: ['O gráfico continua lá amanhã', 'Sem alertas hoje', 'Até amanhã'],
    },
    gm: {
      first: ['Gm', 'Bom dia!', 'Bom dia, que seja um ótimo dia', 'Bom dia, café primeiro'],
      more: ['O que tem para hoje?', 'Que seja um dia tranquilo', 'No que você está trabalhando?'],
    },
    congrats: {
      first: [
        'Parabéns!',
        'Parabéns para todo o time',
        'Que notícia boa, parabéns!',
        'Que alegria ler isso, parabéns',
        'Ótimo trabalho, parabéns',
        'Merecido, parabéns',
      ],
      more: ['Agora é comemorar!', 'Vai longe', 'Qual foi a parte mais difícil?'],
    },
  },
  intents: {
    agree: ['Concordo totalmente', 'Vejo do mesmo jeito', 'É isso'],
    disagree: ['Vejo diferente', 'Não me convence', 'Discordo'],
    thank: [
      'Obrigado por isso',
      'Obrigado por compartilhar',
      'Muito obrigado',
      'Obrigado, bom saber',
    ],
    condolences: [
      'Sinto muito',
      'Sinto muito por ler isso',
      'Um abraço forte',
      'Muita força nesse momento',
    ],
    decline: [
      'Obrigado por lembrar de mim, mas dessa vez eu passo',
      'Não é para mim, obrigado',
      'Sinto muito, dessa vez não posso',
    ],
  },
  order:
    /^(?:por favor,? )?(?:escreva|escreve|crie|cria|fa[cç]a|faz|gere|prepare) (?:um |uma |o |a )?(?:breve |bom )?(?:tweet|tu[ií]te|post|thread|fio|publica[cç][aã]o|mensagem|texto)? ?(?:sobre|a respeito de|de|com) (?<subject>.+)$/iu,
  say: /^(?:diga|diz|fala|fale|responda|responde|mencione|comente|explique|conte) que (?<said>.+)$/iu,
  about: [
    '{x}: o que mais se subestima?',
    '{x}: o que você gostaria de ter sabido antes?',
    'Fala-se pouco sobre isto: {x}. Como você vê?',
    '{x}: o que quase todo mundo deixa passar?',
    'Uma pergunta sobre {x}: por onde você começaria?',
    'Assunto do dia: {x}. O que acha?',
  ],
};
