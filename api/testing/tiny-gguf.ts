const TYPE = { u32: 4, f32: 6, bool: 7, string: 8, array: 9 };
const TOKEN = { normal: 1, unknown: 2, control: 3, byte: 6 };
const ALIGNMENT = 32;
const WIDTH = 384;
const HIDDEN = 32;

/**
 * A model of the llama architecture that a test writes: after each character of `says` comes the next one, after the last
 * one `after`, after any other character the first. A few megabytes, which llama.cpp loads as any other.
 */
export function tinyGguf(says: string, after = '"'): Buffer {
  const characters = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
  const tokens = [
    ...['<unk>', '<s>', '</s>'],
    ...Array.from({ length: 256 }, (_, at) => byteToken(at)),
    ...characters.map((one) => one.replace(' ', '▁')),
  ];
  const idOf = (character: string) => tokens.indexOf(character.replace(' ', '▁'));
  const next = tokens.map(() => idOf(says.charAt(0)));
  for (const [at, one] of [...says].entries()) next[idOf(one)] = idOf(says.charAt(at + 1) || after);
  const pairs: [string, Buffer][] = [
    ['general.architecture', text('llama')],
    ['general.name', text('tiny')],
    ['llama.context_length', u32(8_192)],
    ['llama.embedding_length', u32(WIDTH)],
    ['llama.block_count', u32(1)],
    ['llama.feed_forward_length', u32(HIDDEN)],
    ['llama.attention.head_count', u32(6)],
    ['llama.attention.layer_norm_rms_epsilon', f32(1e-5)],
    ['tokenizer.ggml.model', text('llama')],
    ['tokenizer.ggml.tokens', list(TYPE.string, tokens.map(stringBytes))],
    [
      'tokenizer.ggml.scores',
      list(
        TYPE.f32,
        tokens.map(() => number(0, true)),
      ),
    ],
    [
      'tokenizer.ggml.token_type',
      list(
        5,
        tokens.map((one) => number(kindOf(one))),
      ),
    ],
    ['tokenizer.ggml.bos_token_id', u32(1)],
    ['tokenizer.ggml.eos_token_id', u32(2)],
    ['tokenizer.ggml.unknown_token_id', u32(0)],
    ['tokenizer.ggml.add_space_prefix', Buffer.concat([number(TYPE.bool), Buffer.from([0])])],
  ];
  const ones = new Float32Array(WIDTH).fill(1);
  const zeros = (rows: number, columns: number) => new Float32Array(rows * columns);
  const embedding = zeros(tokens.length, WIDTH);
  const output = zeros(tokens.length, WIDTH);
  for (const [id, follower] of next.entries()) {
    embedding[id * WIDTH + id] = 1;
    output[follower * WIDTH + id] = 1;
  }
  const square = [WIDTH, WIDTH];
  const tensors: [string, number[], Float32Array][] = [
    ['token_embd.weight', [WIDTH, tokens.length], embedding],
    ['output.weight', [WIDTH, tokens.length], output],
    ['output_norm.weight', [WIDTH], ones],
    ['blk.0.attn_norm.weight', [WIDTH], ones],
    ['blk.0.ffn_norm.weight', [WIDTH], ones],
    ...['q', 'k', 'v', 'output'].map((part): [string, number[], Float32Array] => [
      `blk.0.attn_${part}.weight`,
      square,
      zeros(WIDTH, WIDTH),
    ]),
    ['blk.0.ffn_gate.weight', [WIDTH, HIDDEN], zeros(WIDTH, HIDDEN)],
    ['blk.0.ffn_up.weight', [WIDTH, HIDDEN], zeros(WIDTH, HIDDEN)],
    ['blk.0.ffn_down.weight', [HIDDEN, WIDTH], zeros(WIDTH, HIDDEN)],
  ];
  let offset = 0;
  const described = tensors.map(([name, shape, { byteLength }]) => {
    const row = [
      stringBytes(name),
      number(shape.length),
      ...shape.map(u64),
      number(0),
      u64(offset),
    ];
    offset += byteLength + padding(byteLength);
    return Buffer.concat(row);
  });
  const head = Buffer.concat([
    Buffer.from('GGUF'),
    number(3),
    u64(tensors.length),
    u64(pairs.length),
    ...pairs.flatMap(([key, value]) => [stringBytes(key), value]),
    ...described,
  ]);
  const data = tensors.map(([, , { buffer, byteLength }]) =>
    Buffer.concat([Buffer.from(buffer), Buffer.alloc(padding(byteLength))]),
  );
  return Buffer.concat([head, Buffer.alloc(padding(head.length)), ...data]);
}

const byteToken = (at: number) => `<0x${at.toString(16).toUpperCase().padStart(2, '0')}>`;

function kindOf(token: string): number {
  if (token === '<unk>') return TOKEN.unknown;
  if (token === '<s>' || token === '</s>') return TOKEN.control;
  return token.startsWith('<0x') ? TOKEN.byte : TOKEN.normal;
}

const padding = (length: number) => (ALIGNMENT - (length % ALIGNMENT)) % ALIGNMENT;

function number(value: number, isFloat = false): Buffer {
  const bytes = Buffer.alloc(4);
  if (isFloat) bytes.writeFloatLE(value);
  else bytes.writeUInt32LE(value);
  return bytes;
}

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

const stringBytes = (value: string) =>
  Buffer.concat([u64(Buffer.byteLength(value)), Buffer.from(value)]);
const text = (value: string) => Buffer.concat([number(TYPE.string), stringBytes(value)]);
const u32 = (value: number) => Buffer.concat([number(TYPE.u32), number(value)]);
const f32 = (value: number) => Buffer.concat([number(TYPE.f32), number(value, true)]);
const list = (type: number, items: Buffer[]) =>
  Buffer.concat([number(TYPE.array), number(type), u64(items.length), ...items]);
