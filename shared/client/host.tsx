import { createContext, type ReactNode, useContext } from 'react';

/** The extension of this browser. Only the server that it is connected with learns its version. */
export interface InstalledExtension {
  version: string | null;
}

/** The Troupe extension of this browser, as a page of the console reaches it. */
export interface ExtensionLink {
  /** Null when it is not installed here. */
  hello(): Promise<InstalledExtension | null>;
  /**
   * Asks it to connect with our address and this key of this user, and waits until the person has
   * confirmed that in the extension. Throws an Error whose message is for the person.
   */
  pair(key: string, username: string): Promise<void>;
}

/** What the place a screen stands in decides. Screens never touch `location` or `browser`. */
export interface Host {
  place: 'console' | 'panel';
  /** Goes to a path of the console, or of the API by leaving the page; the panel opens a tab. */
  navigate(path: string): void;
  /** Paths of the screens that this place shows itself; absent where it shows all of them. */
  screens?: readonly string[];
  signIn(): void;
  openTab(url: string): void;
  download(fileName: string, content: Blob): void;
  copy(text: string): Promise<void>;
  /** An address an <img> can show for an authenticated API path. */
  imageUrl(path: string): string | Promise<string>;
  /** Absent where the place cannot talk to an extension. */
  extension?: ExtensionLink;
}

const HostContext = createContext<Host | null>(null);

/** Gives every screen below it what this place decides. */
export function HostProvider({ host, children }: { host: Host; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>;
}

/** The Host of this place. Throws outside a HostProvider. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost needs a HostProvider above it');
  return host;
}
