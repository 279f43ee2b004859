import { describe, expect, it } from 'vitest';
import { classifySituation } from '#api/ai/situation/classify-situation.ts';
import { readSituationRows } from '../read-situation-rows.ts';

describe('rows of a second hand, which did not train', () => {
  const rows = readSituationRows().secondHand.map((row) => ({
    ...row,
    read: classifySituation(row.text),
  }));

  it('are read right in seven of ten, by 11 situations', () => {
    const right = rows.filter(({ label, read }) => read.situation === label);
    expect(rows).toHaveLength(900);
    expect(right.length / rows.length).toBeGreaterThan(0.7);
  });

  it('are rarely read as harmless where they tell of a loss, hate, a scam or an incident', () => {
    const harmful = rows.filter(({ label }) => /grief|hostile|scam|incident/.test(label));
    const missed = harmful.filter(({ read: { probabilities: p } }) => {
      return p.grief + p.hostile + p.scam + p.incident + p.complaint < 0.2;
    });
    expect(missed.length / harmful.length).toBeLessThan(0.05);
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
