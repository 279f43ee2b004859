import { composeDraft } from '#api/ai/composer/compose-draft.ts';
import { classifySituation } from '#api/ai/situation/classify-situation.ts';
import { briefOf } from '#api/testing/brief.ts';
import { intents } from '#shared/contracts/intents.ts';
import { readSituationRows } from './training/situation/read-situation-rows.ts';
import { readFileSync } from 'node:fs';
import { splitSamples } from '#api/ai/voice/print/split-samples.ts';
const mode = process.argv[2];
const samples = splitSamples(readFileSync('tools/bench/personas/hype-intern.txt','utf8'));
const voice = { ...briefOf().voice, samples, type: 'project_intern' as const };
const draft = (b: any) => { try { return composeDraft(briefOf(b)).content; } catch (e: any) { return '-- ' + e.extra?.params?.situation + (e.extra ? '' : e.stack); } };
const rows = readSituationRows().secondHand;
let n = 0;
for (const [at, r] of rows.entries()) {
  const s = classifySituation(r.text);
  const b = { post: { text: r.text, author: 'anna' }, language: r.language, voice, tone: 'casual', situation: s, variant: at % 3 };
  if (mode === 'auto') {
    const d = draft(b);
    if (!d.startsWith('--')) { n++; console.log(`${r.label} ${r.language} | ${r.text.slice(0, 90).replace(/\n/g, ' ')} | ${d}`); }
  } else if (mode === 'intent' && at % 12 === 3) {
    console.log(`\n${r.label} ${r.language} [${s.situation} ${s.confidence.toFixed(2)}] ${r.text.slice(0, 160).replace(/\n/g, ' ')}`);
    for (const intent of intents) console.log(`   ${intent}: ${draft({ ...b, intent })}`);
  } else if (mode === 'point' && r.language === 'en' && at % 25 === 3) {
    console.log(`\n${r.label} [${s.situation}] ${r.text.slice(0, 120).replace(/\n/g, ' ')}`);
    for (const prompt of ['fees will fall once the batch is posted', 'for the intro', 'the validator rewards', 'lol same'])
      for (const intent of [undefined, ...intents]) console.log(`   ${intent} + ${prompt}: ${draft({ ...b, intent, prompt })}`);
  }
}
console.log(n, rows.length);
