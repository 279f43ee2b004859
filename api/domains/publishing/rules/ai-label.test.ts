import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { personaOf } from '#api/domains/voice/testing/persona-voices.ts';
import { testApp } from '#api/testing/app.ts';
import {
  type Desk,
  freshText,
  inFuture,
  scheduleFixture,
} from '#api/testing/fixtures/schedule-fixture.ts';
import { pngOf } from '#api/testing/png.ts';
import { generateContent } from '#shared/contracts/generation.ts';
import { checkPost, createScheduledPost } from '#shared/contracts/publishing.ts';
import { uploadMedia } from '#shared/contracts/publishing-media.ts';

type Labels = { madeWithAi?: boolean; paidPartnership?: boolean };

const app = testApp();

/** What is said of one part: id, level and the label that answers it. */
async function saidOf({ user }: Desk, text: string, mediaIds: string[] = [], labels: Labels = {}) {
  const body = { parts: [{ text, mediaIds }], ...labels };
  const { findings } = await user.call(checkPost, { body });
  return findings.map(({ id, level, label }) => `${id} ${level} ${label}`);
}

const PNG_HEAD_BYTES = 33;

/** A real picture with that text as metadata: a chunk of its own, behind the head of the file. */
async function pictureSaying({ user }: Desk, text: string): Promise<string> {
  const picture = pngOf(600).bytes;
  const content = text.startsWith('tEXt') ? text : `iTXtXML:com.adobe.xmp\0\0\0\0\0${text}`;
  const chunk = Buffer.alloc(content.length + 8);
  chunk.writeUInt32BE(content.length - 4);
  chunk.write(content, 4, 'latin1');
  chunk.writeUInt32BE(crc32(content), content.length + 4);
  const head = picture.subarray(0, PNG_HEAD_BYTES);
  const bytes = Buffer.concat([head, chunk, picture.subarray(PNG_HEAD_BYTES)]);
  const data = `data:image/png;base64,${bytes.toString('base64')}`;
  return (await user.call(uploadMedia, { body: { data } })).id;
}

it.each([
  'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
  'digitalsourcetype/compositeWithTrainedAlgorithmicMedia',
  'tEXtparameters\0a cat, masterpiece',
])('a picture that says %s is offered the label, until the post has it', async (text) => {
  const desk = await scheduleFixture(app, 'ai_picture');
  const mediaIds = [await pictureSaying(desk, text)];
  expect(await saidOf(desk, 'gm', mediaIds)).toEqual(['ai-media warning madeWithAi']);
  expect(await saidOf(desk, 'gm', mediaIds, { madeWithAi: true })).toEqual([]);
  const body = {
    content: 'gm',
    scheduledTime: inFuture(2),
    parts: [{ text: freshText(), mediaIds }],
  };
  const post = await desk.user.call(createScheduledPost, { body });
  expect(post.detail).toContain('X asks to label such media');
  const labelled = { ...body, parts: [{ text: freshText(), mediaIds }], madeWithAi: true };
  expect(await desk.user.call(createScheduledPost, { body: labelled })).toMatchObject({
    detail: '',
  });
});

it('a picture that says nothing of the kind is left alone', async () => {
  const desk = await scheduleFixture(app, 'photo');
  const mediaIds = [await pictureSaying(desk, 'digitalsourcetype/digitalCapture')];
  expect(await saidOf(desk, 'gm', mediaIds)).toEqual([]);
});

it('a text that Troupe drafted may be labelled, one of others is not asked about', async () => {
  const desk = await scheduleFixture(app, 'ai_text');
  const { id: personaId } = await personaOf(desk.user, 'funding is flat again. nobody cares lol');
  const body = { personaId, prompt: 'Funding rates are flat again and nobody cares' };
  const { content } = await desk.user.call(generateContent, { body });
  expect(await saidOf(desk, ` ${content}\n`)).toContain('ai-text note madeWithAi');
  const labelled = await saidOf(desk, content, [], { madeWithAi: true });
  expect(labelled.join()).not.toContain('ai-text');
  expect((await saidOf(desk, `${content} and more`)).join()).not.toContain('ai-text');
  const other = await scheduleFixture(app, 'ai_text_other');
  expect((await saidOf(other, content)).join()).not.toContain('ai-text');
});

it('a promotion is offered its label, until the post has it', async () => {
  const desk = await scheduleFixture(app, 'promoter');
  const text = 'Sign up with my code for lower fees';
  expect(await saidOf(desk, text)).toContain('paid-partnership warning paidPartnership');
  expect(await saidOf(desk, text, [], { paidPartnership: true })).toEqual([]);
});
