import { createServer, type IncomingMessage } from "node:http";

export interface PeerCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}
export type PeerAnswer = { readonly status?: number; readonly json: unknown } | "silence";

/** An HTTP server on this machine that stands for a service of others. */
export async function openHttpPeer(answer: (call: PeerCall) => PeerAnswer): Promise<{ url: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = "", url: path = "", headers } = request;
    const given = answer({ method, path, headers, body: Buffer.concat(chunks).toString() });
    if (given === "silence") return;
    response.writeHead(given.status ?? 200, { "content-type": "application/json" });
    response.end(JSON.stringify(given.json));
  });
  await new Promise<void>((open) => server.listen(0, "127.0.0.1", open));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the peer has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
