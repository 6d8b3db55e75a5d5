import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Sending } from "./bare-server.ts";

let number = 0;
const open = new Set<ServerResponse>();
const server = createServer((_request, response) => {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write("retry: 1000\n\nid: 0\ndata: \n\n");
  open.add(response);
  response.once("close", () => open.delete(response));
});

process.once("disconnect", () => process.exit(0));
process.on("message", async ({ count, everyMs, eventBytes }: Sending) => {
  const sent: [number, number][] = [];
  const startedAt = performance.now();
  for (let turn = 0; turn < count; turn++) {
    await pause(Math.max(0, startedAt + turn * everyMs - performance.now()));
    number++;
    const head = `retry: 1\nid: ${number}\ndata: `;
    const bytes = Buffer.from(`${head.padEnd(Math.max(head.length, eventBytes - 10), "x")}\n\n`);
    sent.push([number, performance.timeOrigin + performance.now()]);
    for (const response of open) response.write(bytes);
  }
  process.send?.(sent);
});
server.listen(0, "127.0.0.1");
await once(server, "listening");
process.send?.((server.address() as AddressInfo).port);
