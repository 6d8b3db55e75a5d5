import { z } from "zod";
import { route } from "./route.ts";

export const health = {
  check: route({
    method: "GET",
    path: "/health",
    summary:
      "Whether the server and its database answer and are whole; else 503, with the part that is missing (schema, functions, first page)",
    auth: "none",
    response: z.object({ status: z.literal("ok") }),
    errors: [503],
  }),
  ready: route({
    method: "GET",
    path: "/ready",
    summary:
      "Whether this process can take requests that write: as /health, and the database takes writes, the storage of pictures answers, and the process is not about to stop; else 503 with the part that is missing",
    auth: "none",
    response: z.object({
      status: z.literal("ready"),
      version: z.string(),
      commit: z.string().nullable().describe("What the running code is made of, where that is known"),
    }),
    errors: [503],
  }),
};
