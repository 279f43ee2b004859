import type { Phrases } from './phrases.ts';

export const spanish: Phrases = {
  marks: {
    gn: 'gn|buenas noches|a dormir',
    gm: 'gm|buenos d[ií]as|buen d[ií]a|buenas|feliz (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)',
    congrats:
      'lanzamos|hemos lanzado|estrenamos|publicamos|presentamos|ya est[aá] (?:disponible|en vivo|en l[ií]nea|online)|nos casamos|me cas[eé]|me gradu[eé]|naci[oó] (?:mi|nuestr[ao])|cerramos (?:una |la |nuestra )?ronda|conseguimos|cumplo|cumplimos',
  },
  lines: {
    gn: {
      first: ['Buenas noches', 'Gn, a descansar', 'Gn, mañana seguimos', 'Que descanses'],
      more: ['Los gráficos siguen ahí mañana', 'Sin alertas esta noche', 'Hasta mañana'],
    },
    gm: {
      first: ['Gm', '¡Buenos días!', 'Gm, que tengas un gran día', 'Buenos días, café primero'],
      more: ['¿En qué andas hoy?', 'Que sea un día tranquilo', '¿Algo bueno en la lista de hoy?'],
    },
    congrats: {
      first: [
        '¡Felicidades!',
        '¡Enhorabuena!',
        '¡Qué buena noticia, felicidades!',
        'Felicidades a todo el equipo',
        'Qué alegría leer esto, felicidades',
        'Gran trabajo, enhorabuena',
      ],
      more: ['¡A celebrarlo!', 'Bien merecido', '¿Qué fue lo más difícil?'],
    },
  },
  intents: {
    agree: ['Totalmente de acuerdo', 'Lo veo igual', 'Coincido'],
    disagree: ['Yo lo veo distinto', 'No me convence', 'No estoy de acuerdo'],
    thank: [
      'Gracias por esto',
      'Gracias por compartirlo',
      'Muchas gracias',
      'Gracias, bueno saberlo',
    ],
    condolences: [
      'Lo siento mucho',
      'Siento mucho leer esto',
      'Un abrazo fuerte',
      'Mucha fuerza en estos días',
    ],
    decline: [
      'Gracias por pensar en mí, pero esta vez paso',
      'No es para mí, gracias',
      'Lo siento, esta vez no puedo',
    ],
  },
  order:
    /^(?:por favor,? )?(?:escribe|escr[ií]beme|crea|haz|genera|redacta|prepara)(?:me)? (?:un |una |el |la )?(?:breve |buen )?(?:tweet|tuit|post|hilo|publicaci[oó]n|mensaje|texto)? ?(?:sobre|acerca de|de|con) (?<subject>.+)$/iu,
  say: /^(?:di|dile|responde|contesta|menciona|a[ñn]ade|explica|cuenta)(?:les)? que (?<said>.+)$/iu,
  about: [
    '{x}: ¿qué es lo que más se subestima?',
    '{x}: ¿qué te habría gustado saber antes?',
    'Se habla poco de esto: {x}. ¿Cómo lo ves?',
    '{x}: ¿qué se le pasa por alto a casi todo el mundo?',
    'Una pregunta sobre {x}: ¿por dónde empezarías?',
    'Tema del día: {x}. ¿Qué opinas?',
  ],
};
