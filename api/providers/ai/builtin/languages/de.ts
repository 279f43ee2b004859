import type { Phrases } from './phrases.ts';

export const german: Phrases = {
  marks: {
    grief:
      'gestorben|verstorben|von uns gegangen|ruhe in frieden|in trauer|(?:habe|hab) (?:meinen|meine) (?:vater|mutter|bruder|schwester|oma|opa|hund|katze|freund|freundin|frau|mann) verloren',
    hard: 'alles verloren|ersparnisse (?:sind )?weg|(?:wurde|bin|wurden) (?:gehackt|bestohlen|entlassen|gek[uü]ndigt|betrogen|gescammt)|job verloren|arbeit verloren',
    joke: '(?:ha){2,}|lol|😂|🤣',
    gn: 'gn|gute nacht',
    gm: 'gm|guten morgen|moin|sch[oö]nen (?:montag|dienstag|mittwoch|donnerstag|freitag|tag|sonntag)',
    congrats:
      'gestartet|ver[oö]ffentlicht|gelauncht|ist (?:jetzt |endlich |ab heute )?(?:live|online|da)|wir haben (?:geheiratet|es geschafft)|geheiratet|bestanden|geboren|finanzierungsrunde|freuen uns',
    pain: 'nervt|genervt|schon wieder|funktioniert nicht|kaputt|ausgefallen|unversch[aä]mt|keinen bock|zu teuer|liquidiert|hasse',
    opinion:
      'ich (?:glaube|denke|finde)|meinung|niemand|die meisten|sollte[n]?|immer|nie|vorsicht|das problem|eigentlich|jeder',
  },
  lines: {
    grief: {
      first: [
        'Mein herzliches Beileid',
        'Das tut mir sehr leid',
        'Mein Beileid, dir und deiner Familie',
        'Viel Kraft euch allen',
        'Mir fehlen die Worte, es tut mir sehr leid',
        'Es tut mir so leid, viel Kraft',
      ],
      more: ['Nimm dir alle Zeit, die du brauchst', 'Alles andere kann warten'],
    },
    hard: {
      first: [
        'Das tut mir leid, das ist hart',
        'Tut mir wirklich leid, das hat niemand verdient',
        'Das tut schon beim Lesen weh, tut mir leid',
        'Bitter, viel Kraft',
        'Tut mir sehr leid, hoffentlich klärt es sich bald',
      ],
      more: ['Erst durchatmen, dann entscheiden', 'Pass auf dich auf', 'Alles Gute dir'],
    },
    joke: {
      first: [
        'Zu wahr',
        'Ich fühle mich ertappt',
        'Warum stimmt das so genau',
        'Bitte löschen',
        'Autsch',
      ],
      more: ['Keine weiteren Fragen', 'Tut weh, weil es stimmt', 'Waren wir alle schon'],
    },
    gn: {
      first: ['Gute Nacht', 'Gn, schlaf gut', 'Gn, morgen geht es weiter', 'Schlaf gut'],
      more: ['Die Charts sind morgen auch noch da', 'Heute keine Alarme mehr', 'Bis morgen'],
    },
    gm: {
      first: ['Gm', 'Guten Morgen!', 'Guten Morgen, hab einen guten Tag', 'Gm, erst Kaffee'],
      more: ['Woran arbeitest du heute?', 'Auf einen ruhigen Tag', 'Was steht heute an?'],
    },
    question: {
      first: [
        'Gute Frage, ich lese bei den Antworten mit',
        'Bin mir selbst nicht sicher und lese mit',
        'Das frage ich mich auch',
        'Die Frage hatte ich auch schon öfter',
        'Falls es jemand weiß, mich interessiert es auch',
      ],
      more: ['Bin gespannt, was die anderen sagen', 'Was würdest du selbst sagen?'],
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
    pain: {
      first: [
        'Kann ich gut verstehen',
        'Das nervt wirklich',
        'Das sollte inzwischen nicht mehr normal sein',
        'Das Schlimmste ist, dass es keinen mehr wundert',
        'Wieder dieselbe Geschichte',
        'Ja, das zermürbt',
      ],
      more: ['Danke, dass es mal jemand sagt', 'Gute Nerven', 'Hoffentlich wird es bald besser'],
    },
    opinion: {
      first: [
        'Sehe ich genauso',
        'Stimmt, und kaum jemand sagt es so deutlich',
        'Gut gesagt',
        'Schwer zu widersprechen',
        'Stimmt, auch wenn es keiner hören will',
        'Guter Punkt',
      ],
      more: [
        'Was würde dich vom Gegenteil überzeugen?',
        'Das merke ich mir',
        'Musste gesagt werden',
      ],
    },
    plain: {
      first: [
        'Danke fürs Teilen',
        'Danke, dass du das schreibst',
        'Lese mit',
        'Danke dafür',
        'Ist notiert',
        'Aufmerksam gelesen',
      ],
      more: ['Ich bleibe dran', 'Bleibe gespannt'],
    },
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
