import type { Ctx } from "#server/context.ts";
import type { SandboxSms } from "#server/ports/sms/sandbox-sms.ts";

export interface PostboxText {
  readonly to: string;
  readonly text: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Text messages of the sandbox, the newest first. */
export async function listTexts({ ports }: Ctx): Promise<readonly PostboxText[]> {
  return "list" in ports.sms ? (ports.sms as SandboxSms).list() : [];
}
