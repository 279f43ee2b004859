import type { Phrases } from './phrases.ts';

export const french: Phrases = {
  marks: {
    gn: 'gn|bonne nuit',
    gm: 'gm|bonjour|salut [aà] tous|bon (?:lundi|mardi|mercredi|jeudi|vendredi|week-end)',
    congrats:
      "nous avons lanc[eé]|on a lanc[eé]|on lance|nous lan[cç]ons|est enfin (?:en ligne|disponible|l[aà])|est en ligne|nous sommes ravis|on s['’]est mari[eé]s|dipl[oô]m[eé]e?|est n[eé]e?|lev[eé]e de fonds|c['’]est officiel",
  },
  lines: {
    gn: {
      first: ['Bonne nuit', 'Gn, bon repos', 'Gn, la suite demain', 'Bonne nuit à tous'],
      more: ['Les graphiques seront encore là demain', 'Pas d’alertes ce soir', 'À demain'],
    },
    gm: {
      first: ['Gm', 'Bonjour !', 'Bonjour, et bonne journée', 'Gm, café d’abord'],
      more: ['Quoi de prévu aujourd’hui ?', 'Une journée calme, si possible', 'Bon courage à tous'],
    },
    congrats: {
      first: [
        'Félicitations !',
        'Bravo à toute l’équipe',
        'Très belle nouvelle, félicitations !',
        'Bravo, ça fait plaisir à lire',
        'Beau travail, félicitations',
        'Bravo, c’est mérité',
      ],
      more: ['Ça se fête !', 'Hâte de voir la suite', 'Le plus dur, c’était quoi ?'],
    },
  },
  intents: {
    agree: ["Tout à fait d'accord", 'Je le vois pareil', 'Bien vu'],
    disagree: ['Je le vois autrement', 'Pas convaincu', "Je ne suis pas d'accord"],
    thank: ['Merci pour ça', 'Merci du partage', 'Merci beaucoup', 'Merci, bon à savoir'],
    condolences: [
      'Je suis vraiment désolé',
      'Désolé de lire ça',
      'Toutes mes pensées',
      'Courage dans ce moment difficile',
    ],
    decline: [
      "Merci d'avoir pensé à moi, mais je passe mon tour",
      'Ce ne sera pas pour moi, merci',
      'Désolé, je ne peux pas cette fois',
    ],
  },
  order:
    /^(?:s['’]il (?:te|vous) pla[iî]t,? )?(?:[eé]cris|[eé]crivez|cr[eé]e|fais|faites|r[eé]dige|g[eé]n[eè]re|pr[eé]pare)(?:-moi)? (?:un |une |le |la )?(?:petit |court )?(?:tweet|post|thread|fil|publication|message|texte)? ?(?:sur|[aà] propos de|au sujet de|concernant|de) (?<subject>.+)$/iu,
  say: /^(?:dis|dites|r[eé]ponds|mentionne|ajoute|explique)(?:-lui|-leur)? que (?<said>.+)$/iu,
  about: [
    '{x} : qu’est-ce qu’on sous-estime le plus ?',
    '{x} : qu’aurait-on aimé savoir plus tôt ?',
    'On en parle trop peu : {x}. Des avis ?',
    '{x} : qu’est-ce qui échappe à presque tout le monde ?',
    '{x} : par où commencer ?',
    'Sujet du jour : {x}. Vos avis ?',
  ],
};
