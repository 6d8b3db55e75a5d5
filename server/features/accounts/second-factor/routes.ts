import type { FastifyInstance } from "fastify";
import { securityOf } from "#contract/accounts/security.ts";
import type { Site } from "#server/features/accounts/passkeys/passkey-rules.ts";
import { reauthenticate } from "#server/features/accounts/reauthentication/require-reauthentication.ts";
import { callerOf } from "#server/features/accounts/sign-in/caller.ts";
import { bind } from "#server/http/bind.ts";
import { beginSecondFactor } from "./begin-second-factor.ts";
import { confirmSecondFactor } from "./confirm-second-factor.ts";
import { getSecurity } from "./get-security.ts";
import { renewRecoveryCodes } from "./renew-recovery-codes.ts";
import { turnOffSecondFactor } from "./turn-off-second-factor.ts";

export function registerSecondFactor(app: FastifyInstance, site: Site): void {
  bind(app, securityOf.get, async (ctx) => ({ data: await getSecurity(ctx) }));
  bind(app, securityOf.prove, async (ctx, { body, request }) => ({
    data: { until: (await reauthenticate(ctx, site, body, callerOf(request).network)).toISOString() },
  }));
  bind(app, securityOf.begin, async (ctx) => ({ data: await beginSecondFactor(ctx) }));
  bind(app, securityOf.confirm, async (ctx, { body, request }) => ({
    data: { recoveryCodes: await confirmSecondFactor(ctx, body.code, callerOf(request).network) },
  }));
  bind(app, securityOf.turnOff, async (ctx) => {
    await turnOffSecondFactor(ctx);
    return { data: { ok: true as const } };
  });
  bind(app, securityOf.renewRecoveryCodes, async (ctx) => ({
    data: { recoveryCodes: await renewRecoveryCodes(ctx) },
  }));
}
