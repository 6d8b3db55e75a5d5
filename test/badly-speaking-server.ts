import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** Answers one request on a bare socket, well or badly. `request` is what came first: its line and headers. */
export type Answer = (socket: Socket, request: string) => void;

/** A server on loopback that answers as `answer` does; returns its address. */
export async function speakBadly(answer: Answer): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.once("data", (data) => answer(socket, String(data)));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}

/** An answer with such a status and body, whole and by the rules. */
export const answers =
  (status: string, body = ""): Answer =>
  (socket) =>
    void socket.end(
      `HTTP/1.1 ${status}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );

/** S3's own words for a refusal. */
export const refuses = (status: string, code: string) => answers(status, `<Error><Code>${code}</Code></Error>`);
