import type { Phrases } from './phrases.ts';

export const portuguese: Phrases = {
  marks: {
    grief:
      'faleceu|morreu (?:meu|minha)|(?:meu|minha) \\p{L}+ (?:faleceu|morreu)|perdi (?:meu|minha|o meu|a minha) (?:pai|m[aã]e|av[oô]|av[oó]|irm[aã]o?|filh[oa]|amig[oa])|descanse em paz|de luto',
    hard: 'perdi (?:tudo|minhas economias|meu emprego|o emprego)|fui (?:hackead[oa]|roubad[oa]|demitid[oa]|enganad[oa])|me (?:hackearam|roubaram|demitiram)|fomos (?:hackeados|demitidos)',
    joke: 'k{3,}|(?:rs){2,}|(?:ha){2,}|😂|🤣',
    gn: 'gn|boa noite',
    gm: 'gm|bom dia|boa (?:segunda|ter[cç]a|quarta|quinta|sexta)',
    congrats:
      'lan[cç]amos|estreamos|publicamos|apresentamos|est[aá] (?:no ar|dispon[ií]vel)|nos casamos|me casei|me formei|nasceu (?:meu|minha|noss[oa])|fechamos (?:a |uma |nossa )?rodada|conseguimos',
    pain: 'cansad[oa]s? d[eo]|fart[oa]s? de|n[aã]o funciona|falha(?:m|ndo)?|car[ií]ssim[oa]s?|odeio|liquidad[oa]s?|de novo fora do ar|insuport[aá]vel',
    opinion:
      'acho|opini[aã]o|ningu[eé]m|a maioria|deveria[m]?|sempre|nunca|cuidado|o problema|na verdade|todo mundo|precisamos',
  },
  lines: {
    grief: {
      first: [
        'Sinto muito, de coração',
        'Meus sentimentos',
        'Sinto muito pela sua perda',
        'Muita força para você e sua família',
        'Um abraço enorme, sinto muito',
        'Não há palavras, sinto muito',
      ],
      more: ['Leve o tempo que precisar', 'O resto pode esperar'],
    },
    hard: {
      first: [
        'Sinto muito, que baque',
        'Sinto muito, ninguém merece isso',
        'Dói ler isso, sinto muito',
        'Que pesado, muita força',
        'Sinto muito mesmo, tomara que se resolva logo',
      ],
      more: ['Respira antes de decidir qualquer coisa', 'Se cuida primeiro', 'Um abraço'],
    },
    joke: {
      first: [
        'Real demais',
        'Me senti atacado',
        'Por que isso é tão verdade',
        'Apaga isso',
        'Doeu',
      ],
      more: ['Sem mais perguntas', 'Dói porque é verdade', 'Quem nunca'],
    },
    gn: {
      first: ['Boa noite', 'Gn, bom descanso', 'Gn, amanhã tem mais', 'Descansa'],
      more: ['O gráfico continua lá amanhã', 'Sem alertas hoje', 'Até amanhã'],
    },
    gm: {
      first: ['Gm', 'Bom dia!', 'Bom dia, que seja um ótimo dia', 'Bom dia, café primeiro'],
      more: ['O que tem para hoje?', 'Que seja um dia tranquilo', 'No que você está trabalhando?'],
    },
    question: {
      first: [
        'Boa pergunta, vou acompanhar as respostas',
        'Também não tenho certeza, seguindo aqui',
        'Tenho a mesma dúvida',
        'Já me perguntei isso mais de uma vez',
        'Tomara que alguém saiba, também quero a resposta',
      ],
      more: ['Vamos ver o que o pessoal diz', 'E você, o que diria?'],
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
    pain: {
      first: [
        'Te entendo perfeitamente',
        'Que chato',
        'Não era para ser normal a essa altura',
        'O pior é que ninguém mais se surpreende',
        'De novo a mesma história',
        'Pois é, cansa',
      ],
      more: ['Obrigado por falar abertamente', 'Força aí', 'Tomara que resolvam logo'],
    },
    opinion: {
      first: [
        'Concordo totalmente',
        'Concordo, e pouca gente fala assim tão claro',
        'Muito bem colocado',
        'Difícil discordar',
        'É isso, mesmo que não agrade',
        'Bom ponto',
      ],
      more: ['O que te faria mudar de ideia?', 'Vou guardar essa', 'Alguém precisava falar'],
    },
    plain: {
      first: [
        'Obrigado por compartilhar',
        'Obrigado por contar',
        'Acompanhando',
        'Valeu por escrever isso',
        'Anotado',
        'Li com atenção',
      ],
      more: ['Sigo por aqui', 'Vou ficar de olho'],
    },
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
