import { type AddressInfo, createServer } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

/** How the mail server treats the next mails. */
type Behaviour = "accept" | "refuse recipient" | "try later" | "refuse message" | "drop during data";

export interface FakeMailServer {
  readonly url: string;
  /** Accepted raw messages, in order. */
  readonly received: string[];
  /** How often a client has connected. */
  readonly visits: () => number;
  behave(behaviour: Behaviour): void;
}

/** A real SMTP server on the loopback, gone when the test is finished. */
export async function startSmtpServer(): Promise<FakeMailServer> {
  let behaviour: Behaviour = "accept";
  let visits = 0;
  const received: string[] = [];
  const options: SMTPServerOptions = {
    disabledCommands: ["STARTTLS", "AUTH"],
    logger: false,
    onConnect: (_session, done) => {
      visits += 1;
      done();
    },
    onRcptTo: (_address, _session, done) => {
      if (behaviour === "refuse recipient") return done(withCode("no such mailbox", 550));
      if (behaviour === "try later") return done(withCode("try again later", 451));
      done();
    },
    onData: (stream, _session, done) => {
      if (behaviour === "drop during data") {
        stream.resume();
        for (const connection of server.connections) {
          (connection as unknown as { _socket: { destroy(): void } })._socket.destroy();
        }
        return;
      }
      void text(stream).then((message) => {
        if (behaviour === "refuse message") return done(withCode("not from you today", 554));
        received.push(message);
        done();
      });
    },
  };
  const server = new SMTPServer(options);
  server.on("error", () => {}); // a connection that this server itself has dropped
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => new Promise<void>((closed) => void server.close(closed)));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    visits: () => visits,
    behave: (wanted) => {
      behaviour = wanted;
    },
  };
}

/** A server that takes connections and never answers. Returns its address. */
export async function startSilentServer(): Promise<string> {
  const server = createServer();
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  const sockets = new Set<{ destroy(): void }>();
  server.on("connection", (socket) => sockets.add(socket));
  onTestFinished(
    () =>
      new Promise<void>((closed) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => closed());
      }),
  );
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** An address on the loopback where nobody listens. */
export async function unusedAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((closed) => void server.close(() => closed()));
  return `smtp://127.0.0.1:${port}`;
}

function withCode(message: string, responseCode: number): Error {
  return Object.assign(new Error(message), { responseCode });
}
