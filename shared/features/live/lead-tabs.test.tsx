import { afterEach, expect, test, vi } from 'vitest';
import { leadTabs } from './lead-tabs.ts';

const ends: AbortController[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end.abort();
});

/** A tab under this name; `refused`: its server lets it follow nothing. */
function open(name: string, { refused = false } = {}) {
  const end = new AbortController();
  ends.push(end);
  const tab = {
    leads: false,
    isSuccessor: () => false,
    recent: null as string | null,
    asked: 0,
    joined: 0,
    learned: [] as string[],
    tell: (_news: string) => {},
    close: () => end.abort(),
  };
  leadTabs<string>(
    {
      name,
      async lead(tell, signal, isSuccessor) {
        tab.asked += 1;
        if (refused) return;
        Object.assign(tab, { leads: true, tell, isSuccessor });
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        tab.leads = false;
      },
      welcome: () => tab.recent,
      follow() {
        tab.joined += 1;
      },
      learn: (news) => void tab.learned.push(news),
    },
    end.signal,
  );
  return tab;
}

type Tab = ReturnType<typeof open>;
const leaders = (tabs: Tab[]) => tabs.filter(({ leads }) => leads);
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 20 });
const oneLeads = async (tabs: Tab[]): Promise<Tab> => {
  await eventually(() => {
    expect(leaders(tabs)).toHaveLength(1);
    expect(tabs.filter(({ joined, leads }) => joined > 0 || leads)).toHaveLength(tabs.length);
  });
  return leaders(tabs)[0] as Tab;
};

test('of the tabs under one name one leads, and the others learn what it tells', async () => {
  const tabs = Array.from({ length: 8 }, () => open('a'));
  const leader = await oneLeads(tabs);
  leader.tell('changed');
  const others = tabs.filter((tab) => tab !== leader);
  await eventually(() => {
    for (const tab of others) expect(tab.learned).toEqual(['changed']);
  });
  expect(leader.learned).toEqual([]);
});

test('tabs under another name have a leader of their own and learn nothing of the first', async () => {
  const [one, other] = [open('b of one'), open('b of another')];
  await eventually(() => expect(one.leads && other.leads).toBe(true));
  one.tell('changed');
  const follower = open('b of another');
  await eventually(() => expect(follower.joined).toBe(1));
  expect(other.learned).toEqual([]);
});

test('when the leader closes another one leads, and knows that one led before', async () => {
  const tabs = Array.from({ length: 4 }, () => open('c'));
  const first = await oneLeads(tabs);
  const since = Date.now();
  first.close();
  const left = tabs.filter((tab) => tab !== first);
  await eventually(() => expect(leaders(left)).toHaveLength(1));
  expect(Date.now() - since).toBeLessThan(2_000);
  const second = await oneLeads(left);
  expect(second.isSuccessor()).toBe(true);
  second.tell('changed');
  await eventually(() => {
    for (const tab of left) if (tab !== second) expect(tab.learned).toEqual(['changed']);
  });
});

test('a leader that falls silent without a word is replaced within two seconds', async () => {
  const frozen = new BroadcastChannel('d');
  const tabs = [open('d'), open('d')];
  frozen.postMessage({ kind: 'lead', from: '0' });
  await eventually(() => expect(tabs.map(({ joined }) => joined)).toEqual([1, 1]));
  const since = Date.now();
  await oneLeads(tabs);
  expect(Date.now() - since).toBeLessThan(2_000);
  frozen.close();
});

test('of two that lead at once one gives way', async () => {
  const tab = open('e');
  await eventually(() => expect(tab.leads).toBe(true));
  const thawed = new BroadcastChannel('e');
  thawed.postMessage({ kind: 'lead', from: '0' });
  await eventually(() => expect(tab.leads).toBe(false));
  expect(tab.joined).toBe(1);
  thawed.close();
});

test('a tab that joins is told what the leader told just before', async () => {
  const leader = open('g');
  await eventually(() => expect(leader.leads).toBe(true));
  leader.recent = 'changed';
  const later = open('g');
  await eventually(() => expect(later.learned).toEqual(['changed']));
});

test('a leader to which another one gives way knows that one led before', async () => {
  const tab = open('h');
  await eventually(() => expect(tab.leads).toBe(true));
  expect(tab.isSuccessor()).toBe(false);
  const other = new BroadcastChannel('h');
  other.postMessage({ kind: 'yield', from: 'z' });
  await eventually(() => expect(tab.isSuccessor()).toBe(true));
  other.close();
});

test('a leader that gives way says so', async () => {
  const tab = open('i');
  await eventually(() => expect(tab.leads).toBe(true));
  const other = new BroadcastChannel('i');
  const heard: string[] = [];
  other.onmessage = ({ data }) => heard.push(data.kind);
  other.postMessage({ kind: 'lead', from: '0' });
  await eventually(() => expect(heard).toContain('yield'));
  other.close();
});

test('a leader that the server refuses gives up, and each other tab asks once', async () => {
  const tabs = [open('f', { refused: true }), open('f', { refused: true })];
  await eventually(() => expect(tabs.map(({ asked }) => asked)).toEqual([1, 1]));
  const later = open('f');
  await eventually(() => expect(later.leads).toBe(true));
  expect(tabs.map(({ asked }) => asked)).toEqual([1, 1]);
});
