import { useEffect, useState } from 'react';
import type { Connection } from '../connection.ts';
import { apiKeyItem, apiUrlItem } from '../storage.ts';

/** The stored connection, followed while it changes; undefined until it is read. */
export function useConnection(): Connection | undefined {
  const [connection, setConnection] = useState<Connection>();

  useEffect(() => {
    const read = async () => {
      const [apiUrl, apiKey] = await Promise.all([apiUrlItem.getValue(), apiKeyItem.getValue()]);
      setConnection((current) =>
        current?.apiUrl === apiUrl && current.apiKey === apiKey ? current : { apiUrl, apiKey },
      );
    };
    void read();
    const stops = [apiUrlItem.watch(read), apiKeyItem.watch(read)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  return connection;
}

/** The address first: whoever follows the key must not try it on the old server. */
export async function saveConnection({ apiUrl, apiKey }: Connection): Promise<void> {
  await apiUrlItem.setValue(apiUrl);
  await apiKeyItem.setValue(apiKey);
}
