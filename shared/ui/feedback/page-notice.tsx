import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { create } from 'zustand';

/** What a page has to say above whatever stands on it; it draws nothing where there is nothing to say. */
export type Notice = (className: string) => ReactNode;

const NoticeContext = createContext<Notice | null>(null);
/** How many open dialogs show the notice in place of the page behind them. */
const useDialogs = create<{ open: number }>()(() => ({ open: 0 }));

export function PageNoticeProvider({ notice, children }: { notice: Notice; children: ReactNode }) {
  return <NoticeContext value={notice}>{children}</NoticeContext>;
}

/** On the page itself, behind the dialogs that are open. */
export function PageNotice({ className }: { className: string }) {
  const draw = useContext(NoticeContext);
  const isCovered = useDialogs(({ open }) => open > 0);
  return draw?.(isCovered ? 'hidden' : className);
}

/** Within a dialog, where keyboard and screen reader reach it. */
export function DialogNotice() {
  const draw = useContext(NoticeContext);
  useEffect(() => {
    const count = (more: number) => useDialogs.setState(({ open }) => ({ open: open + more }));
    count(1);
    return () => count(-1);
  }, []);
  return draw?.('sticky -top-3 z-10 mb-4');
}
