/** An order that names who is spoken to, and what is to be said to them. */
const order = /^((?:ask|tell|remind)\s+(?:(him)|her))\b(?:\s+(?:first|also|again|then))?(.*)$/is;

const notVerbs = '(?!always\\b|perhaps\\b|thus\\b)';
const forms = { him: forPronoun('he', 'him', 'his'), her: forPronoun('she', 'her', 'hers') };

/** "ask him what he's building" as it is said to him: "ask him what you are building". */
export function toAddressee(text: string): string {
  const [, named, him, said] = order.exec(text) ?? [];
  if (named === undefined || said === undefined) return text;
  return named + forms[him ? 'him' : 'her'](said);
}

function forPronoun(subject: string, object: string, possessive: string) {
  const steps: [RegExp, string | ((all: string, verb: string) => string)][] = [
    [new RegExp(`\\b${object}self\\b`, 'gi'), 'yourself'],
    [new RegExp(`\\b${subject}(?:['’]?s| is)\\b`, 'gi'), 'you are'],
    [new RegExp(`\\b${subject} was\\b`, 'gi'), 'you were'],
    [new RegExp(`\\b${subject} has\\b`, 'gi'), 'you have'],
    [
      new RegExp(`\\b${subject} ${notVerbs}(\\w+s)\\b`, 'gi'),
      (_all, verb) => `you ${withoutPerson(verb)}`,
    ],
    [new RegExp(`\\b${subject}\\b`, 'gi'), 'you'],
    [new RegExp(object === 'her' ? '\\bher\\b(?= \\w)' : `\\b${possessive}\\b`, 'gi'), 'your'],
    [new RegExp(`\\b${object}\\b`, 'gi'), 'you'],
  ];
  return (said: string) =>
    steps.reduce((now, [form, you]) => now.replace(form, you as () => string), said);
}

/** "does" as "do", "tries" as "try", "uses" as "use". */
function withoutPerson(verb: string): string {
  if (/(?:[^aeiou]ies)$/i.test(verb)) return verb.replace(/ies$/i, 'y');
  return verb.replace(/(?<=ss|sh|ch|x|o)es$|s$/i, '');
}
