import { createStore } from 'zustand';
import type { CurrentUser } from '#shared/contracts/auth.ts';
import type { ErrorBody } from '#shared/contracts/errors.ts';
import { isElsewhere, type PageIdentity } from '#shared/contracts/page-identity.ts';

/** Whom the page was drawn for, with the names that it shows. */
export interface KnownPage extends PageIdentity {
  username: string;
  workspaceName: string;
}

/** The session of the browser has moved on: to another workspace, or to another person. */
export interface Elsewhere {
  kind: 'workspace' | 'person';
  /** Names of the page's and of the session's; '' where it is not known. */
  page: string;
  now: string;
}

interface PageState {
  /** Null until the server has said it. It stays when a session ends: what is typed is still theirs. */
  page: KnownPage | null;
  elsewhere: Elsewhere | null;
  /** The page goes to another workspace by itself, and is loaded anew there. */
  isLeaving: boolean;
}

const unknown: PageState = { page: null, elsewhere: null, isLeaving: false };

/** What one page was drawn for. The first answer of who is signed in says it, and no later one changes it. */
export function createOwnPage(page: KnownPage | null = null) {
  const store = createStore<PageState>()(() => ({ ...unknown, page }));
  const set = store.setState;

  return {
    store,
    now: store.getState,
    /** Notes who is signed in. Answers why the page is not theirs, or null. */
    learn(user: CurrentUser): ErrorBody | null {
      const { page } = store.getState();
      const { id: userId, username, workspaceId, workspaceName } = user;
      const next = { userId, username, workspaceId, workspaceName };
      if (page === null) set({ ...unknown, page: next });
      else if (page.userId === userId && page.workspaceId === workspaceId) {
        set({ page: next, elsewhere: null });
      } else {
        const kind = page.userId === userId ? 'workspace' : 'person';
        const nameOf = (one: KnownPage) => one[kind === 'person' ? 'username' : 'workspaceName'];
        const elsewhere = { kind, page: nameOf(page), now: nameOf(next) } as const;
        set({ elsewhere });
        return bodyOf(elsewhere);
      }
      return null;
    },
    /** Notes a refusal of the server, where it says that the session is not the page's. */
    refused(body: ErrorBody | null): void {
      const { page } = store.getState();
      if (page === null || !isElsewhere(body?.reason)) return;
      const kind = body.reason.endsWith('person') ? 'person' : 'workspace';
      const own = kind === 'person' ? page.username : page.workspaceName;
      const { page: named = '', now = '' } = body.params ?? {};
      set({ elsewhere: { kind, page: own || named, now } });
    },
    /** A call was answered that was sent while the session stood elsewhere: it is back. */
    answered(asked: Elsewhere | null): void {
      if (asked !== null && store.getState().elsewhere === asked) set({ elsewhere: null });
    },
    /** A workspace was opened from here: the page's own again, or another in which the page begins anew. */
    opened(workspaceId: string): void {
      const isOwn = store.getState().page?.workspaceId === workspaceId;
      set(isOwn ? { elsewhere: null } : { isLeaving: true });
    },
    /** This page has ended the session, and the next person begins in it. */
    forget: () => set(unknown),
  };
}
export type OwnPage = ReturnType<typeof createOwnPage>;

/** As the server refuses it; who shows it words its reason. */
function bodyOf({ kind, page, now }: Elsewhere): ErrorBody {
  const reason = `session.other-${kind}`;
  return { code: 'conflict', reason, params: { page, now }, message: reason, requestId: '' };
}
