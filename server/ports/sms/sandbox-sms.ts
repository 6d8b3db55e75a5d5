import { appendFile, mkdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Sms, SmsPort } from "./sms.ts";

export interface SandboxSms extends SmsPort {
  readonly kind: "sandbox";
  /** What was sent, the newest first. */
  list(): Promise<(Sms & { readonly at: string })[]>;
}

const stored = 100;

/** Sends nothing: messages are lines of a file, to be read at /_dev/posta. */
export function createSandboxSms(file: string): SandboxSms {
  return {
    kind: "sandbox",
    send: async (sms) => {
      await mkdir(dirname(file), { recursive: true });
      await appendFile(file, `${JSON.stringify({ ...sms, at: new Date().toISOString() })}\n`);
    },
    list: async () => {
      const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return "";
        throw error;
      });
      return text
        .split("\n")
        .filter(Boolean)
        .slice(-stored)
        .map((line) => JSON.parse(line) as Sms & { at: string })
        .reverse();
    },
  };
}
