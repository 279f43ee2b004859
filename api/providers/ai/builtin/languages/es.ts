import type { Phrases } from './phrases.ts';

export const spanish: Phrases = {
  marks: {
    grief:
      'falleci[oó]|muri[oó] (?:mi|mam[aá]|pap[aá])|perd[ií] a mi|descanse en paz|q\\.?e\\.?p\\.?d|de luto',
    hard: 'perd[ií] (?:todo|mis ahorros|mi trabajo|el trabajo)|me (?:hackearon|robaron|estafaron|despidieron|vaciaron)|nos (?:hackearon|robaron)|qued[eé] sin (?:nada|trabajo)',
    joke: '(?:ja){2,}j?|xd+|😂|🤣',
    gn: 'gn|buenas noches|a dormir',
    gm: 'gm|buenos d[ií]as|buen d[ií]a|buenas|feliz (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)',
    congrats:
      'lanzamos|hemos lanzado|estrenamos|publicamos|presentamos|ya est[aá] (?:disponible|en vivo|en l[ií]nea|online)|nos casamos|me cas[eé]|me gradu[eé]|naci[oó] (?:mi|nuestr[ao])|cerramos (?:una |la |nuestra )?ronda|conseguimos|cumplo|cumplimos',
    pain: 'hart[oa]s?|cansad[oa]s? de|fallan?|fallando|car[ií]sim[oa]s?|no funciona|odio|liquidad[oa]s?|insoportable|otra vez ca[ií]d[oa]',
    opinion:
      'creo|opini[oó]n|nadie|la mayor[ií]a|deber[ií]an?|siempre|nunca|hay que|cuidado|el problema|en realidad|todo el mundo',
  },
  lines: {
    grief: {
      first: [
        'Lo siento muchísimo',
        'Mi más sentido pésame',
        'Un abrazo enorme para ti y tu familia',
        'Lo siento mucho, de verdad',
        'Mucha fuerza para ti y los tuyos',
        'No hay palabras, lo siento mucho',
      ],
      more: ['Tómate todo el tiempo que necesites', 'Lo demás puede esperar'],
    },
    hard: {
      first: [
        'Lo siento mucho, qué golpe tan duro',
        'Lo siento, nadie se merece algo así',
        'Duele leerlo, lo siento mucho',
        'Qué duro, mucho ánimo',
        'Lo siento de verdad, ojalá se arregle pronto',
      ],
      more: ['Tómate un respiro antes de decidir nada', 'Cuídate primero', 'Un abrazo'],
    },
    joke: {
      first: ['Demasiado real', 'Me siento atacado', 'Por qué es tan cierto', 'Borra esto', 'Real'],
      more: ['No tengo más preguntas', 'Duele porque es verdad', 'A todos nos ha pasado'],
    },
    gn: {
      first: ['Buenas noches', 'Gn, a descansar', 'Gn, mañana seguimos', 'Que descanses'],
      more: ['Los gráficos siguen ahí mañana', 'Sin alertas esta noche', 'Hasta mañana'],
    },
    gm: {
      first: ['Gm', '¡Buenos días!', 'Gm, que tengas un gran día', 'Buenos días, café primero'],
      more: ['¿En qué andas hoy?', 'Que sea un día tranquilo', '¿Algo bueno en la lista de hoy?'],
    },
    question: {
      first: [
        'Buena pregunta, me quedo a leer las respuestas',
        'Yo tampoco lo tengo claro, sigo el hilo',
        'Me interesa lo mismo',
        'Me he preguntado lo mismo más de una vez',
        'Ojalá alguien lo sepa, yo también quiero la respuesta',
      ],
      more: ['A ver qué dicen los demás', '¿Tú qué dirías?'],
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
    pain: {
      first: [
        'Te entiendo perfectamente',
        'Qué fastidio',
        'No debería ser normal a estas alturas',
        'Lo peor es que ya no sorprende a nadie',
        'Otra vez lo mismo',
        'Totalmente, cansa',
      ],
      more: ['Gracias por decirlo en voz alta', 'Ánimo con eso', 'Ojalá lo arreglen pronto'],
    },
    opinion: {
      first: [
        'Totalmente de acuerdo',
        'De acuerdo, y pocos lo dicen así de claro',
        'Muy bien dicho',
        'Difícil llevarte la contraria',
        'Es así, aunque no guste',
        'Buen punto',
      ],
      more: ['¿Qué te haría cambiar de opinión?', 'Me lo guardo', 'Había que decirlo'],
    },
    plain: {
      first: [
        'Gracias por compartirlo',
        'Gracias por contarlo',
        'Te leo',
        'Gracias por escribirlo',
        'Tomo nota',
        'Leído con atención',
      ],
      more: ['Estaré pendiente', 'Aquí sigo'],
    },
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
