import type { AddressInfo } from "node:net";
import { fastify } from "fastify";

/** The ceiling: Fastify answering a constant string of a given length, in a process of its own. */
const app = fastify();
const text = "x".repeat(Number(process.argv[2]));
app.get("/*", (_request, reply) => reply.type("text/html; charset=utf-8").send(text));
process.once("disconnect", () => process.exit(0));
await app.listen({ host: "127.0.0.1", port: 0 });
process.send?.((app.server.address() as AddressInfo).port);
