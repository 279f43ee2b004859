import { useEffect, useState } from 'react';
import type { Connection } from '../connection.ts';
import { apiKeyItem, apiUrlItem, keyRefusedItem, readConnection } from '../storage.ts';

export interface StoredConnection extends Connection {
  /** The server refused the key that was stored here. */
  refused: boolean;
}

/** The stored connection, followed while it changes; undefined until it is read. */
export function useConnection(): StoredConnection | undefined {
  const [stored, setStored] = useState<StoredConnection>();

  useEffect(() => {
    const read = async () => {
      const [connection, refused] = await Promise.all([
        readConnection(),
        keyRefusedItem.getValue(),
      ]);
      const next = { ...connection, refused };
      setStored((old) => (JSON.stringify(old) === JSON.stringify(next) ? old : next));
    };
    void read();
    const stops = [apiUrlItem.watch(read), apiKeyItem.watch(read), keyRefusedItem.watch(read)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  return stored;
}
