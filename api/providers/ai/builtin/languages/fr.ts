import type { Phrases } from './phrases.ts';

export const french: Phrases = {
  marks: {
    grief:
      "est d[eé]c[eé]d[eé]e?|nous a quitt[eé]s?|est mort[e]? (?:hier|ce matin|cette nuit)|j['’]ai perdu (?:mon|ma) (?:p[eè]re|m[eè]re|fr[eè]re|s[oœ]e?ur|ami[e]?|grand\\S+|chien|chat)|repose en paix|en deuil",
    hard: "j['’]ai (?:tout perdu|perdu mon (?:emploi|travail|job))|je me suis fait (?:hacker|voler|virer|arnaquer)|on s['’]est fait (?:hacker|voler)|licenci[eé]e?",
    joke: 'mdr+|ptdr+|lol|😂|🤣',
    gn: 'gn|bonne nuit',
    gm: 'gm|bonjour|salut [aà] tous|bon (?:lundi|mardi|mercredi|jeudi|vendredi|week-end)',
    congrats:
      "nous avons lanc[eé]|on a lanc[eé]|on lance|nous lan[cç]ons|est enfin (?:en ligne|disponible|l[aà])|est en ligne|nous sommes ravis|on s['’]est mari[eé]s|dipl[oô]m[eé]e?|est n[eé]e?|lev[eé]e de fonds|c['’]est officiel",
    pain: 'marre|ras[- ]le[- ]bol|ne (?:marche|fonctionne) (?:pas|plus)|encore en panne|hors de prix|liquid[eé]e?|insupportable|p[eé]nible|je d[eé]teste',
    opinion:
      'je pense|[aà] mon avis|personne ne|la plupart|il faut|on devrait|toujours|jamais|attention|le probl[eè]me|en r[eé]alit[eé]|tout le monde',
  },
  lines: {
    grief: {
      first: [
        'Toutes mes condoléances',
        'Vraiment désolé de lire ça',
        'Mes pensées pour toute la famille',
        'Beaucoup de courage, à toute la famille aussi',
        'Pas de mots, juste beaucoup de courage',
        'Sincères condoléances',
      ],
      more: ['Le reste peut attendre', 'Prenez tout le temps nécessaire'],
    },
    hard: {
      first: [
        'Désolé de lire ça, c’est très dur',
        'Personne ne mérite ça, courage',
        'Ça fait mal à lire, désolé',
        'Vraiment désolé, en espérant que ça s’arrange vite',
        'Dur, beaucoup de courage',
      ],
      more: ['Une chose à la fois', 'Le repos d’abord', 'De tout cœur'],
    },
    joke: {
      first: ['Trop vrai', 'Je me sens visé', 'Pourquoi c’est aussi vrai', 'À supprimer', 'Aïe'],
      more: ['Pas d’autre question', 'Ça pique parce que c’est vrai', 'On est tous passés par là'],
    },
    gn: {
      first: ['Bonne nuit', 'Gn, bon repos', 'Gn, la suite demain', 'Bonne nuit à tous'],
      more: ['Les graphiques seront encore là demain', 'Pas d’alertes ce soir', 'À demain'],
    },
    gm: {
      first: ['Gm', 'Bonjour !', 'Bonjour, et bonne journée', 'Gm, café d’abord'],
      more: ['Quoi de prévu aujourd’hui ?', 'Une journée calme, si possible', 'Bon courage à tous'],
    },
    question: {
      first: [
        'Bonne question, je reste pour lire les réponses',
        'Pas encore de réponse claire de mon côté, je suis le fil',
        'Je me pose la même question',
        'Je me suis posé la question plus d’une fois',
        'Si quelqu’un sait, ça m’intéresse aussi',
      ],
      more: ['Curieux de lire les autres', 'Et de votre côté ?'],
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
    pain: {
      first: [
        'Je comprends tout à fait',
        'C’est pénible',
        'Ça ne devrait plus être normal',
        'Le pire, c’est que ça n’étonne plus personne',
        'Encore la même histoire',
        'Oui, ça fatigue',
      ],
      more: ['Merci de le dire', 'Courage', 'Vivement que ce soit réglé'],
    },
    opinion: {
      first: [
        'Entièrement d’accord',
        'D’accord, et peu de gens le disent aussi clairement',
        'Très bien dit',
        'Difficile de dire le contraire',
        'C’est vrai, même si ça ne plaît pas',
        'Bon point',
      ],
      more: ['Qu’est-ce qui pourrait prouver le contraire ?', 'Je garde ça', 'Il fallait le dire'],
    },
    plain: {
      first: [
        'Merci pour le partage',
        'Merci de l’avoir écrit',
        'Je suis ça de près',
        'Merci d’en parler',
        'C’est noté',
        'Lu avec attention',
      ],
      more: ['À suivre', 'Je reste attentif'],
    },
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
