import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body as they came, dots unstuffed. */
  source: string;
}

/** Where the dialogue breaks, and with which answer. */
export interface MailFault {
  at: 'MAIL' | 'RCPT' | 'DATA';
  answer: string;
}

export interface MailSandbox {
  url: string;
  received: ReceivedMail[];
  fault: MailFault | null;
  stop(): Promise<void>;
}

/** An SMTP server on loopback that keeps what it is given and delivers nothing (RFC 5321). */
export async function startMailSandbox(): Promise<MailSandbox> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // A client that hangs up in the middle is its own business.
    socket.on('error', () => {});
    serve(socket, sandbox);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sandbox: MailSandbox = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    fault: null,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return sandbox;
}

function serve(socket: Socket, sandbox: MailSandbox): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let mail: ReceivedMail = { from: '', to: [], source: '' };
  let body: string[] | null = null;
  let rest = '';

  function hear(line: string): void {
    if (body) {
      if (line !== '.') return void body.push(line.replace(/^\./, ''));
      sandbox.received.push({ ...mail, source: body.join('\n') });
      body = null;
      return void say('250 2.0.0 Kept');
    }
    const verb = line.slice(0, 4).toUpperCase();
    if (sandbox.fault?.at === verb) return void say(sandbox.fault.answer);
    if (verb === 'EHLO' || verb === 'HELO') return void say('250 troupe-mail-sandbox');
    if (verb === 'MAIL') {
      mail = { from: addressIn(line), to: [], source: '' };
      return void say('250 2.1.0 OK');
    }
    if (verb === 'RCPT') {
      mail.to.push(addressIn(line));
      return void say('250 2.1.5 OK');
    }
    if (verb === 'DATA') {
      body = [];
      return void say('354 End with a dot');
    }
    if (verb === 'RSET' || verb === 'NOOP') return void say('250 OK');
    if (verb === 'QUIT') return void socket.end('221 Bye\r\n');
    say('502 5.5.1 Not known here');
  }

  say('220 troupe-mail-sandbox ESMTP');
  socket.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
}

function addressIn(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? '';
}
