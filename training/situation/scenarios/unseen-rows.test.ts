import { describe, expect, it } from 'vitest';
import { classifySituation } from '#api/ai/situation/classify-situation.ts';
import { readPost } from '#api/ai/situation/read-post.ts';
import { isHarm } from '../is-harm.ts';
import { readUnseenRows } from '../read-situation-rows.ts';

describe('rows of a hand that neither trained nor decided anything', () => {
  const rows = readUnseenRows().map((row) => ({
    ...row,
    read: classifySituation(row.text),
  }));

  it('are read right in eight of ten, by 11 situations', () => {
    const right = rows.filter(({ label, read }) => read.situation === label);
    expect(rows).toHaveLength(312);
    expect(right.length / rows.length).toBeGreaterThan(0.8);
  });

  it('are rarely read as harmless where they tell of a loss, hate, a scam or an incident', () => {
    const harmful = rows.filter(({ label }) => /grief|hostile|scam|incident/.test(label));
    const missed = harmful.filter(({ read: { probabilities: p } }) => {
      return p.grief + p.hostile + p.scam + p.incident + p.complaint < 0.2;
    });
    expect(missed.length / harmful.length).toBeLessThan(0.05);
  });

  it('are rarely called a loss, a scam, hate or a complaint where they are none', () => {
    const ordinary = rows.filter(({ label }) => !isHarm(label));
    const called = ordinary.filter(({ text }) =>
      /grief|scam|hostile|complaint/.test(readPost(text).situation),
    );
    expect(called.length / ordinary.length).toBeLessThan(0.035);
  });

  it('of a loss or a scam are found, and nearly none of them is read as harmless', () => {
    const grave = rows.filter(({ label }) => /grief|scam/.test(label));
    const said = grave.map(({ text, label }) => ({ label, said: readPost(text).situation }));
    const found = said.filter((one) => one.said === one.label);
    const quiet = said.filter((one) => one.said === 'unsure' || isHarm(one.said));
    expect(found.length / grave.length).toBeGreaterThan(0.85);
    expect(quiet.length / grave.length).toBeGreaterThan(0.95);
  });

  it('have a confidence that is as often right as it says', () => {
    const bins = Map.groupBy(rows, ({ read }) => Math.floor(read.confidence * 10));
    const gaps = [...bins.values()].map((bin) => {
      const sure = bin.reduce((sum, { read }) => sum + read.confidence, 0);
      const right = bin.filter(({ label, read }) => read.situation === label).length;
      return Math.abs(sure - right);
    });
    expect(gaps.reduce((sum, gap) => sum + gap, 0) / rows.length).toBeLessThan(0.06);
  });
});
