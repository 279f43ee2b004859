/** The leader says so this often while other tabs follow it. */
const BEAT_MS = 250;
/** A leader that is silent for so long has crashed, or its tab is frozen. */
const SILENCE_MS = 1_000;
/** A tab that opens leads when no leader has answered by then. */
const JOIN_MS = 150;

type Word = 'join' | 'lead' | 'leave' | 'yield';
type Message<News> = { kind: Word; from: string } | { kind: 'news'; from: string; news: News };

interface Tabs<News> {
  /** Tabs of one name have one leader. */
  name: string;
  /**
   * Runs in the leader until its signal ends; resolves early when it has to give up for good.
   * `isSuccessor`: whether another tab led before, or until now.
   */
  lead(tell: (news: News) => void, signal: AbortSignal, isSuccessor: () => boolean): Promise<void>;
  /** In the leader: what it has told just now, which a tab that joins has not heard. */
  welcome(): News | null;
  /** In each follower: it follows a leader from now on. */
  follow(): void;
  /** In each follower: what the leader tells. */
  learn(news: News): void;
}

/**
 * Elects one of the tabs of this browser that are open under one name, by messages alone: locks exist
 * on secure origins only. A leader that closes says so; one that falls silent is replaced within a
 * second. Of two leaders the one with the lesser id stays.
 */
export function leadTabs<News>(tabs: Tabs<News>, signal: AbortSignal): void {
  const channel = new BroadcastChannel(tabs.name);
  const id = crypto.randomUUID?.() ?? `${Math.random()}`;
  const followers = new Set<string>();
  let leading: AbortController | null = null;
  let leader: string | null = null;
  let isSuccessor = false;
  let beatAt = 0;
  let tickAt = Date.now();
  let claim: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const post = (message: Message<News>) => channel.postMessage(message);
  const say = (kind: Word) => post({ kind, from: id });

  function claimAfter(ms: number): void {
    claim ??= setTimeout(takeLead, ms);
  }

  function takeLead(): void {
    claim = undefined;
    isSuccessor = leader !== null;
    const turn = new AbortController();
    leading = turn;
    leader = id;
    say('lead');
    const tell = (news: News) => post({ kind: 'news', from: id, news });
    void tabs
      .lead(tell, turn.signal, () => isSuccessor)
      .then(() => {
        // Refused for good: another tab may be let in.
        if (leading === turn) stop();
      });
  }

  function followTab(from: string): void {
    clearTimeout(claim);
    claim = undefined;
    beatAt = Date.now();
    if (leader === from) return;
    leader = from;
    if (leading) say('yield');
    leading?.abort();
    leading = null;
    tabs.follow();
  }

  channel.onmessage = ({ data }: MessageEvent<Message<News>>) => {
    const { kind, from } = data;
    if (kind === 'leave') {
      followers.delete(from);
      // Each follower at its own moment, so that one of them is first.
      if (leader === from) claimAfter(Math.random() * 100);
    } else if (leading) {
      followers.add(from);
      if (kind === 'yield') isSuccessor = true;
      else if (kind === 'join') {
        say('lead');
        const news = tabs.welcome();
        if (news !== null) post({ kind: 'news', from: id, news });
      } else if (from > id) say('lead');
      else if (kind === 'lead') followTab(from);
    } else if (kind === 'lead') followTab(from);
    else if (kind === 'news') {
      // Of several that lead for a moment, what each tells is true.
      followTab(from);
      tabs.learn(data.news);
    }
  };

  const ticks = setInterval(() => {
    const now = Date.now();
    // A tab that was itself held up has messages that it has not read yet.
    const isLate = now - tickAt > SILENCE_MS;
    tickAt = now;
    if (leading) {
      if (followers.size > 0) say('lead');
    } else if (leader !== null && !isLate && now - beatAt > SILENCE_MS) {
      claimAfter(Math.random() * BEAT_MS);
    }
  }, BEAT_MS);

  function stop(): void {
    if (isOver) return;
    isOver = true;
    clearInterval(ticks);
    clearTimeout(claim);
    leading?.abort();
    leading = null;
    say('leave');
    channel.onmessage = null;
    channel.close();
    window.removeEventListener('pagehide', stop);
    signal.removeEventListener('abort', stop);
  }
  signal.addEventListener('abort', stop);
  window.addEventListener('pagehide', stop);
  say('join');
  claimAfter(JOIN_MS);
}
