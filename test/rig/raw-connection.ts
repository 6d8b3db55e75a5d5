import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A socket that sends given bytes, one by one if need be, and keeps all that it receives. */
export interface RawConnection {
  readonly socket: Socket;
  /** All that has come so far, as Latin-1. */
  heard(): string;
  /** Resolves with the received text as soon as `isIt` accepts it; rejects where the connection ends before. */
  until(isIt: (heard: string) => boolean): Promise<string>;
  /** Resolves with the received text once the connection is gone, and with the code of the error that broke it, if any. */
  readonly gone: Promise<{ heard: string; broke: string | null }>;
}

export async function openRawConnection(port: number): Promise<RawConnection> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  let heard = "";
  let broke: string | null = null;
  let isGone = false;
  const waiters = new Set<() => void>();
  const sendAll = () => {
    for (const describe of waiters) describe();
  };
  socket.setEncoding("latin1");
  socket.on("data", (text: string) => {
    heard += text;
    sendAll();
  });
  socket.on("error", (error: NodeJS.ErrnoException) => {
    broke = error.code ?? error.message;
  });
  const gone = new Promise<{ heard: string; broke: string | null }>((resolve) => {
    socket.once("close", () => {
      isGone = true;
      sendAll();
      resolve({ heard, broke });
    });
  });
  const until = (isIt: (heard: string) => boolean) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        if (!isIt(heard) && !isGone) return;
        waiters.delete(look);
        if (isIt(heard)) resolve(heard);
        else reject(new Error(`The connection ended (${broke ?? "in order"}) after: ${heard.slice(0, 200)}`));
      };
      waiters.add(look);
      look();
    });
  return { socket, heard: () => heard, until, gone };
}

/** Whether an answer with a Content-Length is complete. */
export function isWholeAnswer(heard: string): boolean {
  const bodyAt = heard.indexOf("\r\n\r\n") + 4;
  const length = Number(/content-length: (\d+)/i.exec(heard)?.[1] ?? 0);
  return bodyAt >= 4 && heard.length >= bodyAt + length;
}
