import type { IncomingMessage, ServerResponse } from 'node:http';

interface Bounds {
  /** Of a body that is read off after its answer. */
  bytes: number;
  /** From the answer on, in milliseconds. */
  ms: number;
}

/** A picture of 5 MB takes 7 MB; a phone sends 30 MB in half a minute. */
const usual: Bounds = { bytes: 33_554_432, ms: 30_000 };

/**
 * Closes a connection whose request body was not read to its end without losing the answer. Node
 * closes such a socket at once, the system then resets the connection, and a client that writes all of
 * its request first never sees the answer. So the answer goes out, our half of the connection ends, and
 * the rest of the body is read off and dropped, up to the bounds.
 */
export function lingerOverUnreadBody(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { bytes: mostBytes, ms }: Bounds = usual,
): void {
  const { socket, headers } = incoming;
  if (!headers['transfer-encoding'] && !Number(headers['content-length'])) return;
  // What Node's server calls once the last answer of a connection is written.
  socket.destroySoon = () => {
    Reflect.deleteProperty(socket, 'destroySoon');
    if (incoming.complete || incoming.destroyed || !outgoing.writableEnded) {
      return socket.destroySoon();
    }
    socket.end();
    const timer = setTimeout(() => socket.destroy(), ms).unref();
    socket.once('close', () => clearTimeout(timer));
    let bytes = 0;
    incoming.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes > mostBytes) socket.destroy();
    });
    incoming.once('end', () => socket.destroySoon());
    // A reader that gave up may have left its listener, and the stream would wait for it.
    incoming.removeAllListeners('readable');
    incoming.resume();
  };
}
