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

/** A real picture with that text behind its end, as metadata stands in a file. */
async function pictureSaying({ user }: Desk, text: string): Promise<string> {
  const { bytes } = pngOf(600);
  bytes.write(text, 300, 'latin1');
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
  const body = { personaId, prompt: 'funding rates' };
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
