import type { FastifyInstance } from "fastify";
import { smsAdmin } from "#contract/verification/sms-admin.ts";
import { verifications } from "#contract/verification/verification.ts";
import { callerOf } from "#server/features/accounts/sign-in/caller.ts";
import { bind } from "#server/http/bind.ts";
import { beginAgeProof } from "./age/begin-age-proof.ts";
import { completeAgeProof } from "./age/complete-age-proof.ts";
import { registerSandboxAgePages } from "./age/sandbox-age-pages.ts";
import { confirmCode } from "./confirm-code.ts";
import { getVerification } from "./get-verification.ts";
import { sendCode } from "./send-code.ts";
import { getSms, writeSms } from "./sms/keep-sms.ts";

export function registerVerification(app: FastifyInstance): void {
  bind(app, verifications.get, async (ctx) => ({ data: await getVerification(ctx) }));
  bind(app, verifications.sendCode, async (ctx, { request }) => ({
    data: await sendCode(ctx, callerOf(request)),
  }));
  bind(app, verifications.confirm, async (ctx, { body }) => {
    await confirmCode(ctx, body.code);
    return { data: { ok: true as const } };
  });
  bind(app, verifications.beginAge, async (ctx, { body }) => ({
    data: { url: await beginAgeProof(ctx, body.redirect) },
  }));
  bind(app, verifications.completeAge, async (ctx, { body }) => ({
    data: { redirect: await completeAgeProof(ctx, body.query) },
  }));
  bind(app, smsAdmin.get, async (ctx) => ({ data: await getSms(ctx) }));
  bind(app, smsAdmin.write, async (ctx, { body }) => ({ data: await writeSms(ctx, body) }));
  registerSandboxAgePages(app);
}
