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
};
