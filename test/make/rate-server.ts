import { once } from "node:events";
import { createServer } from "node:http";
import { closeAfterFile } from "#test/opened.ts";

export interface RateServer {
  readonly url: string;
  /** What it answers. */
  list: string;
  status: number;
  /** It takes the call and says nothing. */
  isSilent: boolean;
}

/** A central bank on this machine that publishes one list. */
export async function startRateServer(): Promise<RateServer> {
  const server = createServer((_, response) => {
    if (bank.isSilent) return;
    response.writeHead(bank.status, { "content-type": "text/plain; charset=utf-8" }).end(bank.list);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  closeAfterFile(async () => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const bank: RateServer = {
    url: `http://127.0.0.1:${port}/denni_kurz.txt`,
    list: "",
    status: 200,
    isSilent: false,
  };
  return bank;
}
