/** The parts of a JSON schema that a wrong value can be made from. */
interface Node {
  type?: string | string[];
  properties?: Record<string, Node>;
  required?: string[];
  items?: Node;
  anyOf?: Node[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

/** A valid input with one thing changed. */
export interface Changed {
  /** The field, as an issue names it: `schedule.times.0`. */
  path: string;
  what: string;
  input: unknown;
  /** False: at the edge of what is allowed, so that either answer is right. */
  isWrong: boolean;
}

type Change = (what: string, value: unknown, isWrong?: boolean) => Changed;
export const LEFT_OUT = Symbol('left out');

const samples = { null: null, boolean: true, number: 7.5, string: 'text', array: [], object: {} };
const impossibleDays = ['2031-02-30', '2031-13-01', '2031-00-10', '2031-06-31'];
const farDays = ['0000-01-01', '0001-01-01', '9999-12-31'];

/** Every way in which one field of a valid input can be wrong by its schema, or only just right. */
export function changedInputs(schema: Node, valid: unknown): Changed[] {
  return changesAt(schema, valid, [], (path, value) => replaced(valid, path, value));
}

function changesAt(
  schema: Node,
  value: unknown,
  path: string[],
  inputWith: (path: string[], value: unknown) => unknown,
): Changed[] {
  const change: Change = (what, changed, isWrong = true) => ({
    path: path.join('.'),
    what,
    input: inputWith(path, changed),
    isWrong,
  });
  const nodes = schema.anyOf ?? [schema];
  const node = nodes.find(({ type }) => type !== 'null') ?? schema;
  const types = new Set(nodes.flatMap(({ type, ...rest }) => type ?? typesOf(rest)));
  const here =
    path.length === 0 ? [] : [...wrongTypes(types, change), ...wrongOf(node, value, change)];
  const children = Object.entries(node.properties ?? {}).flatMap(([name, child]) => [
    ...(node.required?.includes(name)
      ? [
          {
            ...change('left out', null),
            path: [...path, name].join('.'),
            input: inputWith([...path, name], LEFT_OUT),
          },
        ]
      : []),
    ...changesAt(child, (value as Record<string, unknown>)?.[name], [...path, name], inputWith),
  ]);
  const items =
    Array.isArray(value) && node.items && value.length > 0
      ? changesAt(node.items, value[0], [...path, '0'], inputWith)
      : [];
  return [...here, ...children, ...items];
}

const typesOf = ({ enum: values = [], const: value }: Node) =>
  [...values, ...(value === undefined ? [] : [value])].map((one) => typeof one as string);

function wrongTypes(types: Set<string>, change: Change): Changed[] {
  return Object.entries(samples)
    .filter(([type]) => !types.has(type) && !(type === 'number' && types.has('integer')))
    .map(([type, sample]) => change(`of type ${type}`, sample));
}

function wrongOf(node: Node, value: unknown, change: Change): Changed[] {
  return [
    ...wrongTexts(node, value, change),
    ...wrongNumbers(node, change),
    ...(node.minItems ? [change('an empty list', [])] : []),
    ...(node.maxItems && Array.isArray(value)
      ? [
          change(
            'too many',
            Array.from({ length: node.maxItems + 1 }, () => value[0]),
          ),
        ]
      : []),
  ];
}

function wrongTexts(
  { pattern, maxLength, enum: choices }: Node,
  value: unknown,
  change: Change,
): Changed[] {
  if (typeof value !== 'string') return [];
  const day = /^\d{4}-\d\d-\d\d/;
  return [
    ...(choices
      ? ['', otherCase(value), `${value} `].map((text) => change(`"${text}"`, text))
      : []),
    ...(pattern
      ? ['', `${value}\n`.repeat(2), `{${value}}`].map((text) => change(`"${text}"`, text))
      : []),
    ...(maxLength ? [change('too long', 'x'.repeat(maxLength + 1))] : []),
    ...(day.test(value)
      ? [
          ...['now', 'infinity', 'yesterday'].map((text) => change(text, text)),
          ...impossibleDays.map((text) => change(text, value.replace(day, text))),
          ...farDays.map((text) => change(text, value.replace(day, text), false)),
        ]
      : []),
  ];
}

function wrongNumbers({ type, minimum, maximum }: Node, change: Change): Changed[] {
  if (type !== 'number' && type !== 'integer' && !(Array.isArray(type) && type.includes('number')))
    return [];
  const edges = [minimum, maximum].filter((edge) => edge !== undefined);
  return [
    ...(type === 'integer' ? [change('a fraction', 1.5)] : []),
    ...(minimum === undefined ? [] : [change('below its least', minimum - 1 - Math.abs(minimum))]),
    ...(maximum === undefined ? [] : [change('above its most', maximum * 2 + 1)]),
    ...[...edges, -1, 0, 2 ** 31, -(2 ** 53) + 1, 2 ** 53 - 1, 1e308, -1e308, 1e-308].map((edge) =>
      change(`${edge}`, edge, false),
    ),
  ];
}

function replaced(root: unknown, path: string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (Array.isArray(root)) {
    return root.map((item, at) => (String(at) === name ? replaced(item, rest, value) : item));
  }
  const copy = { ...(root as Record<string, unknown>) };
  if (rest.length === 0 && value === LEFT_OUT) delete copy[name];
  else copy[name] = replaced(copy[name], rest, value);
  return copy;
}

const otherCase = (text: string) =>
  text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase();
