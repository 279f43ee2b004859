import type { Phrases } from './phrases.ts';

export const german: Phrases = {
  marks: {
    gn: 'gn|gute nacht',
    gm: 'gm|guten morgen|moin|sch[oö]nen (?:montag|dienstag|mittwoch|donnerstag|freitag|tag|sonntag)',
    congrats:
      'gestartet|ver[oö]ffentlicht|gelauncht|ist (?:jetzt |endlich |ab heute )?(?:live|online|da)|wir haben (?:geheiratet|es geschafft)|geheiratet|bestanden|geboren|finanzierungsrunde|freuen uns',
  },
  lines: {
    gn: {
      first: ['Gute Nacht', 'Gn, schlaf gut', 'Gn, morgen geht es weiter', 'Schlaf gut'],
      more: ['Die Charts sind morgen auch noch da', 'Heute keine Alarme mehr', 'Bis morgen'],
    },
    gm: {
      first: ['Gm', 'Guten Morgen!', 'Guten Morgen, hab einen guten Tag', 'Gm, erst Kaffee'],
      more: ['Woran arbeitest du heute?', 'Auf einen ruhigen Tag', 'Was steht heute an?'],
    },
    congrats: {
      first: [
        'Herzlichen Glückwunsch!',
        'Glückwunsch ans ganze Team',
        'Was für eine schöne Nachricht, Glückwunsch!',
        'Glückwunsch, schön zu lesen',
        'Starke Arbeit, Glückwunsch',
        'Glückwunsch, verdient',
      ],
      more: ['Jetzt wird gefeiert!', 'Bin gespannt, wie es weitergeht', 'Was war das Schwerste?'],
    },
  },
  intents: {
    agree: ['Sehe ich auch so', 'Bin ganz bei dir', 'Stimmt'],
    disagree: ['Sehe ich anders', 'Da bin ich nicht überzeugt', 'Nicht ganz'],
    thank: ['Danke dafür', 'Danke fürs Teilen', 'Vielen Dank', 'Danke, gut zu wissen'],
    condolences: [
      'Das tut mir sehr leid',
      'Es tut mir leid, das zu lesen',
      'Mein Mitgefühl',
      'Ich denke an dich',
    ],
    decline: [
      'Danke für die Anfrage, aber da bin ich raus',
      'Das ist leider nichts für mich',
      'Ich muss da leider passen',
    ],
  },
  order:
    /^(?:bitte )?(?:schreib(?:e|t)?|erstelle?|mach(?:e)?|verfass(?:e)?|generiere?)(?: mir)? (?:einen |eine |ein )?(?:kurzen |kurze |guten )?(?:tweet|post|thread|beitrag|text|nachricht)? ?(?:[uü]ber|zum thema|zu|von) (?<subject>.+)$/iu,
  say: /^(?:bitte )?(?:sag|sage|antworte|erw[aä]hne|erkl[aä]re?),? dass (?<said>.+)$/iu,
  about: [
    '{x}: Was wird am meisten unterschätzt?',
    '{x}: Was hättet ihr gern früher gewusst?',
    'Darüber wird zu wenig gesprochen: {x}. Wie seht ihr das?',
    '{x}: Was übersehen fast alle?',
    '{x}: Womit würdet ihr anfangen?',
    'Thema des Tages: {x}. Was meint ihr?',
  ],
};
