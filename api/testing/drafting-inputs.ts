import type { LooseInput } from './app.ts';

/** The inputs of the calls that draft; the built-in writer takes them, so none has a draft to revise. */
export function draftingInputs(personaId: string): Record<string, LooseInput> {
  const draft = {
    personaId,
    prompt: 'rollup fees fall because blobs are cheap',
    type: 'post',
    platform: 'twitter',
    tone: 'casual',
    referenceContent: 'Fees fell by half since the upgrade.',
    useHumanization: true,
    variant: 0,
    shown: ['Fees fell, and nobody noticed.'],
    takes: false,
  };
  const reply = {
    originalTweet: 'Rollup fees fell again',
    tweetAuthor: 'anna',
    personaType: 'reply_guy',
    context: 'they sell a wallet',
    intent: 'agree',
    pointIs: 'text',
    personaId,
    tone: 'casual',
    provider: 'local',
    language: 'en',
    useHumanization: true,
    variant: 0,
    thread: [{ author: 'ben', text: 'Why are fees so low?' }],
    quoted: { author: 'cleo', text: 'Blobs are cheap' },
    linkCard: 'Fees of rollups in one chart',
    poll: ['up', 'down'],
    pictureText: 'A chart of fees',
    pictures: ['https://pbs.twimg.com/media/G1a-_2?format=jpg&name=900x900'],
    shown: ['Fees fell, and nobody noticed.'],
    takes: false,
  };
  const { provider: _, ...deviceReply } = reply;
  const answered = { text: '{"decline":"none","content":"Blobs did that."}', fault: 'failed' };
  return {
    generateContent: { body: { ...draft, provider: 'local' } },
    generateMultiple: { body: { ...draft, providers: ['local'] } },
    generateReply: { body: reply },
    streamContent: { body: { ...draft, provider: 'local' } },
    streamReply: { body: reply },
    briefDeviceReply: { body: deviceReply },
    finishDeviceReply: { body: { ...deviceReply, ...answered } },
    briefDeviceContent: { body: draft },
    finishDeviceContent: { body: { ...draft, ...answered } },
  };
}
