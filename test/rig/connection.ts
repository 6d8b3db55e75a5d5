import { once } from "node:events";
import { connect } from "node:net";

export interface Answer {
  readonly status: number;
  /** The body's bytes as Latin-1, which keeps numbers and codes readable but not Czech letters. */
  readonly body: string;
}

export interface Connection {
  /** Sends one request and resolves with the whole answer; rejects where the connection breaks before. */
  send(request: string): Promise<Answer>;
  readonly isBroken: boolean;
  close(): void;
}

/** A kept-alive HTTP connection on a bare socket, since a heavier client would take the server's share of the cores. */
export async function openConnection(port: number): Promise<Connection> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.setNoDelay(true);
  let received = "";
  let isBroken = false;
  let answer: { resolve(answer: Answer): void; reject(error: Error): void } | null = null;
  socket.setEncoding("latin1");
  socket.on("data", (text: string) => {
    received += text;
    const bodyAt = received.indexOf("\r\n\r\n") + 4;
    if (bodyAt < 4) return;
    const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? 0);
    if (received.length < bodyAt + length) return;
    const whole = { status: Number(received.slice(9, 12)), body: received.slice(bodyAt) };
    received = "";
    answer?.resolve(whole);
  });
  const fail = () => {
    isBroken = true;
    answer?.reject(new Error("The server closed the connection"));
  };
  socket.on("error", fail);
  socket.on("close", fail);
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        answer = { resolve, reject };
        if (isBroken) fail();
        else socket.write(request);
      }),
    get isBroken() {
      return isBroken;
    },
    close: () => socket.destroy(),
  };
}
