import { z } from 'zod/mini';
import { create } from 'zustand';
import { type ApiClient, ApiError, isOfOtherPage } from '#shared/client/api-client.ts';
import { randomId } from '#shared/client/sent-once.ts';
import { readStored, writeStored } from '#shared/client/stored.ts';
import type { MessageCode } from '#shared/contracts/messages/message.ts';
import {
  createPostDraft,
  type DraftContent,
  deletePostDraft,
  draftContent,
  getPostDraft,
  type SavedPostDraft,
  updatePostDraft,
} from '#shared/contracts/post-drafts.ts';
import { type Assignment, assignPostDraft } from '#shared/contracts/publishing-assignment.ts';
import { failureText } from '#shared/i18n/server-message.ts';
import {
  forgetUnsaved,
  keepUnsaved,
  type UnsavedDraft,
  unplacedDrafts,
  unsavedDrafts,
} from './local-drafts.ts';

const KEY = 'saved-post-draft';

const saving = z.object({
  /** '' until something is typed. */
  id: z.string(),
  /** The version that the server has; 0 for none. */
  version: z.number(),
  /** What it has, as JSON. */
  content: z.string(),
  /**
   * `local`: nobody answers, it stays on the device for now. `changed`: another tab saved it meanwhile.
   * `refused`: the server says why. `elsewhere`: the session is another page's.
   */
  state: z.enum(['none', 'saving', 'saved', 'local', 'changed', 'refused', 'elsewhere']),
  words: z.string(),
  /** As of a post: who writes it, and until which day. */
  assigneeId: z.nullish(z.string()),
  dueOn: z.nullish(z.string()),
});
export type Saving = z.infer<typeof saving>;

const nothing: Saving = {
  id: '',
  version: 0,
  content: '',
  state: 'none',
  words: '',
  assigneeId: null,
  dueOn: null,
};

/** Where the draft in the composer is saved, by its owner. */
const useStore = create<Record<string, Saving>>()(
  () => readStored('sessionStorage', KEY, z.record(z.string(), saving)) ?? {},
);
// Without storage a reload begins a new draft; the saved one stays in the list.
useStore.subscribe((all) => writeStored('sessionStorage', KEY, all));

/** It is somebody's, or due: a slot of the calendar, also where nothing is written yet. */
export const isAssigned = ({ assigneeId, dueOn }: Saving) => Boolean(assigneeId || dueOn);

export const useSaving = (owner: string) => useStore((all) => all[owner]) ?? nothing;

const savingOf = (owner: string) => useStore.getState()[owner] ?? nothing;
const put = (owner: string, now: Partial<Saving>) =>
  useStore.setState({ [owner]: { ...savingOf(owner), ...now } });

/** Whether this draft still stands in the composer, though its screen has not been drawn since. */
export const isStanding = (owner: string, id: string) => id !== '' && savingOf(owner).id === id;

/** The server has what stands in the composer. */
export const isSaved = (owner: string) => savingOf(owner).state === 'saved';

/** One save after the other: each names the version that the last made. */
const running = new Map<string, Promise<void>>();
function queued(owner: string, act: () => Promise<void>): Promise<void> {
  const mine = (running.get(owner) ?? Promise.resolve()).then(act);
  running.set(owner, mine);
  return mine;
}

/** The versions that this tab has saved, also while something else stands in the composer already. */
const versions = new Map<string, number>();
/** Drafts that have become posts: a save that comes late does not bring them back. */
const scheduled = new Set<string>();

/** Keeps what is typed on the device, until it is saved. */
export function noteTyped(owner: string, content: DraftContent): void {
  const now = savingOf(owner);
  if (now.content === JSON.stringify(content)) return;
  const id = now.id || randomId();
  if (now.id === '') put(owner, { id });
  keepUnsaved({ owner, id, version: now.version, content });
}

/** Saves what is in the composer on the server. */
export function saveDraft(api: ApiClient, owner: string, content: DraftContent): Promise<void> {
  noteTyped(owner, content);
  const before = savingOf(owner);
  const { id } = before;
  return queued(owner, async () => {
    const stands = savingOf(owner).id === id;
    const now = stands ? savingOf(owner) : before;
    const text = JSON.stringify(content);
    // It is scheduled by now, or this needs a decision first.
    if (scheduled.has(id) || now.content === text || now.state === 'changed') return;
    if (stands) put(owner, { state: 'saving' });
    const version = Math.max(now.version, versions.get(id) ?? 0);
    const ended = await send(api, { id, version, content });
    if (savingOf(owner).id === id) put(owner, ended);
    if (ended.state === 'saved') forgetUnsaved(id);
  });
}

type Sent = Omit<UnsavedDraft, 'owner'>;

async function send(api: ApiClient, draft: Sent): Promise<Partial<Saving>> {
  const text = JSON.stringify(draft.content);
  try {
    const saved = await sent(api, draft);
    versions.set(draft.id, saved.version);
    return { ...toSaving(saved), content: text };
  } catch (error) {
    const body = error instanceof ApiError && error.status < 500 ? error.body : null;
    if (isOfOtherPage(error)) return { state: 'elsewhere' };
    if (!(error instanceof ApiError) || !body || error.status === 401) return { state: 'local' };
    const isChanged = error.status === 409 && (draft.version > 0 || body.reason === TAKEN);
    return { state: isChanged ? 'changed' : 'refused', words: failureText(body) };
  }
}

const TAKEN: MessageCode = 'rule.draft-changed';

/** What was sent last of each draft and nobody has answered. */
const unanswered = new Map<string, string>();
const asText = (content: DraftContent) => JSON.stringify(draftContent.parse(content));

async function sent(api: ApiClient, draft: Sent): Promise<SavedPostDraft> {
  const { id, content } = draft;
  const before = unanswered.get(id);
  unanswered.set(id, asText(content));
  const answered = (saved: SavedPostDraft) => {
    unanswered.delete(id);
    return saved;
  };
  try {
    return answered(await sentAs(api, draft));
  } catch (error) {
    if (!(error instanceof ApiError) || !error.body) throw error;
    unanswered.delete(id);
    if (error.status !== 409 || isOfOtherPage(error)) throw error;
    // What is there may be of an earlier save of ours, whose answer was lost.
    const there = await api.call(getPostDraft, { params: { id } }).catch(() => null);
    const isOurs =
      (draft.version === 0 && there?.version === 1) ||
      (there !== null && before === asText(there.content));
    if (there === null || !isOurs) throw error;
    return answered(await sentAs(api, { id, version: there.version, content }));
  }
}

async function sentAs(api: ApiClient, { id, version, content }: Sent): Promise<SavedPostDraft> {
  if (version === 0) return api.call(createPostDraft, { body: { id, content } });
  try {
    return await api.call(updatePostDraft, { params: { id }, body: { version, content } });
  } catch (error) {
    // Deleted in another tab; what is typed here is not.
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return api.call(createPostDraft, { body: { id, content } });
  }
}

/** Another text stands in the composer now: a saved one, or none. */
export function takeUp(owner: string, saved: SavedPostDraft | null): void {
  if (saved) {
    scheduled.delete(saved.id);
    versions.delete(saved.id);
  }
  put(
    owner,
    saved === null
      ? nothing
      : { ...toSaving(saved), id: saved.id, content: JSON.stringify(saved.content) },
  );
}

const toSaving = ({ version, assigneeId, dueOn }: SavedPostDraft) =>
  ({ state: 'saved', words: '', version, assigneeId, dueOn }) as const;

/** Saves it, also where nothing is written yet, and assigns it. */
export async function assignDraft(
  api: ApiClient,
  owner: string,
  content: DraftContent,
  to: Assignment,
): Promise<void> {
  await saveDraft(api, owner, content);
  const { id } = savingOf(owner);
  const { assigneeId, dueOn } = await api.call(assignPostDraft, { params: { id }, body: to });
  if (savingOf(owner).id === id) put(owner, { assigneeId, dueOn });
}

/** The same text as a draft of its own, beside the one that another tab has changed. */
export function saveAsCopy(api: ApiClient, owner: string, content: DraftContent): Promise<void> {
  forgetUnsaved(savingOf(owner).id);
  put(owner, nothing);
  return saveDraft(api, owner, content);
}

/** It is scheduled: there is no draft of it any more. */
export function forgetDraft(api: ApiClient, owner: string): Promise<void> {
  const { id, version } = savingOf(owner);
  put(owner, nothing);
  if (id === '') return Promise.resolve();
  scheduled.add(id);
  return queued(owner, async () => {
    forgetUnsaved(id);
    if (version === 0 && !versions.has(id)) return;
    try {
      await api.call(deletePostDraft, { params: { id } });
    } catch {
      // It stays in the list, from where it can be deleted.
    }
  });
}

/** What earlier tabs could not save and the server has not taken yet, with what it says. */
export interface LeftOver {
  draft: UnsavedDraft;
  /** '' where nobody has answered. */
  words: string;
}
const useLeft = create<Record<string, LeftOver[]>>()(() => ({}));
const none: LeftOver[] = [];
export const useLeftOvers = (owner: string) => useLeft((all) => all[owner]) ?? none;

/**
 * Saves what earlier tabs could not, each as the draft it was. It is forgotten on the device once the
 * server has it; what is refused stays, and is shown.
 */
export async function saveLeftOvers(api: ApiClient, owner: string): Promise<void> {
  const left: LeftOver[] = unplacedDrafts(owner).map((draft) => ({ draft, words: '' }));
  let isAnswered = true;
  for (const draft of unsavedDrafts(owner)) {
    if (draft.id === savingOf(owner).id) continue;
    const ended: Partial<Saving> = isAnswered ? await sendLeftOver(api, draft) : {};
    if (ended.state === 'saved') forgetUnsaved(draft.id);
    else left.push({ draft, words: ended.words ?? '' });
    isAnswered &&= ended.state !== 'local' && ended.state !== 'elsewhere';
  }
  useLeft.setState({ [owner]: left });
}

async function sendLeftOver(api: ApiClient, draft: UnsavedDraft): Promise<Partial<Saving>> {
  const { content, copyId = randomId() } = draft;
  const ended = draft.copyId ? null : await send(api, draft);
  if (ended && ended.state !== 'changed') return ended;
  // The same copy where its answer is lost.
  keepUnsaved({ ...draft, copyId });
  return send(api, { id: copyId, version: 0, content });
}

/** It stands in the composer from now on. */
export function takeLeftOver(owner: string, { id, version, copyId, owner: before }: UnsavedDraft) {
  const own = before === owner && !copyId ? { id, version } : { id: copyId ?? randomId() };
  put(owner, { ...nothing, ...own, state: 'local' });
  if (own.id !== id) forgetUnsaved(id);
  useLeft.setState(({ [owner]: left = none }) => ({
    [owner]: left.filter(({ draft }) => draft.id !== id),
  }));
}
