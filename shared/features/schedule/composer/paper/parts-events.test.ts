import { expect, test } from 'vitest';
import { PARTS_PER_THREAD } from '#shared/contracts/publishing.ts';
import { type DraftPart, newPart } from '../form/post-draft.ts';
import { changeParts, type PartEvent } from './parts-events.ts';

const textsAfter = (texts: string[], event: PartEvent) =>
  changeParts(texts.map(newPart), event)?.parts.map(({ text }) => text) ?? null;

const typed = (text: string): PartEvent => ({
  type: 'changed',
  place: 0,
  part: { key: 'first', text, media: [] },
});

test('Enter on an empty last line begins a part, and nowhere else', () => {
  const begun = (text: string, caret = text.length) =>
    textsAfter([text], { type: 'begun', place: 0, caret });
  expect(begun('gm\n')).toEqual(['gm', '']);
  expect(begun('gm')).toBeNull();
  expect(begun('\n')).toBeNull();
  expect(begun('gm\n\nall', 3)).toBeNull();
  const full = Array.from({ length: PARTS_PER_THREAD }, () => 'gm\n');
  expect(textsAfter(full, { type: 'begun', place: 0, caret: 3 })).toBeNull();
});

test('a part that Enter has begun stands after its own, before the next', () => {
  const change = changeParts(['one\n', 'two'].map(newPart), { type: 'begun', place: 0, caret: 4 });
  expect(change?.parts.map(({ text }) => text)).toEqual(['one', '', 'two']);
  expect(change).toMatchObject({ place: 1, told: 'Part 2 added' });
});

test('Backspace joins an empty part; one that Enter has begun gives its empty line back', () => {
  const joined = (texts: string[], place: number, asLine = false) =>
    textsAfter(texts, { type: 'joined', place, asLine });
  expect(joined(['one', ''], 1)).toEqual(['one']);
  expect(joined(['one', ''], 1, true)).toEqual(['one\n\n']);
  expect(joined(['one', 'two'], 1)).toBeNull();
  expect(joined(['', 'two'], 0)).toBeNull();
});

test('a part with a picture is not empty', () => {
  const picture: DraftPart['media'][number] = {
    id: '00000000-0000-4000-8000-0000000000f1',
    kind: 'image',
    contentType: 'image/png',
    altText: '',
    bytes: 3,
    width: 1,
    height: 1,
  };
  const parts: DraftPart[] = [newPart('one'), { ...newPart(''), media: [picture] }];
  expect(changeParts(parts, { type: 'joined', place: 1, asLine: false })).toBeNull();
});

test('three hyphens begin a part at once, three slashes with the end of their line', () => {
  expect(textsAfter(['x'], typed('one\n---'))).toEqual(['one', '']);
  expect(textsAfter(['x'], typed('one\n--'))).toEqual(['one\n--']);
  expect(textsAfter(['x'], typed('one\n///'))).toEqual(['one\n///']);
  expect(textsAfter(['x'], typed('one\n///\ntwo'))).toEqual(['one', 'two']);
  expect(textsAfter(['x'], typed('a --- b'))).toEqual(['a --- b']);
});

test('what has no place in a full thread stays in its last part', () => {
  const texts = Array.from({ length: PARTS_PER_THREAD + 2 }, (_, at) => `part ${at}`);
  const change = changeParts([newPart('')], { type: 'split', place: 0, texts });
  expect(change?.parts).toHaveLength(PARTS_PER_THREAD);
  expect(change?.parts.at(-1)?.text).toBe('part 24\n\npart 25\n\npart 26');
});
