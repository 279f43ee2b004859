import { expect, it } from 'vitest';
import { commaSeparated } from './comma-separated.ts';

it.each([
  ['defi, eth', ['defi', 'eth']],
  [' defi, , two words ,', ['defi', 'two words']],
  ['以太坊，比特币、DeFi', ['以太坊', '比特币', 'DeFi']],
  ['ビットコイン､イーサ', ['ビットコイン', 'イーサ']],
  [' , ，', []],
  ['', []],
])('%j is %j', (text, items) => expect(commaSeparated(text)).toEqual(items));
