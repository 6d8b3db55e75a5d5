import { once } from "node:events";
import { connect } from "node:net";

export interface Connection {
  /** Sends one request and answers with the status, when the whole answer is here. */
  send(request: string): Promise<number>;
  close(): void;
}

/** A kept HTTP connection, hardly more than its socket: a client that does more would take the server's share of the cores. */
export async function openConnection(port: number): Promise<Connection> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.setNoDelay(true);
  let received = "";
  let answer: { resolve(status: number): void; reject(error: Error): void } | null = null;
  socket.setEncoding("latin1");
  socket.on("data", (text: string) => {
    received += text;
    const bodyAt = received.indexOf("\r\n\r\n") + 4;
    if (bodyAt < 4) return;
    const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? 0);
    if (received.length < bodyAt + length) return;
    const status = Number(received.slice(9, 12));
    received = "";
    answer?.resolve(status);
  });
  const fail = () => answer?.reject(new Error("The server closed the connection"));
  socket.on("error", fail);
  socket.on("close", fail);
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        answer = { resolve, reject };
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}
