import type { FastifyInstance } from "fastify";
import { passkeysOf } from "#contract/accounts/passkeys.ts";
import { callerOf } from "#server/features/accounts/sign-in/caller.ts";
import { bind } from "#server/http/bind.ts";
import { addPasskey } from "./add-passkey.ts";
import { askForProof, askToSignIn } from "./ask-passkey.ts";
import { beginPasskey } from "./begin-passkey.ts";
import type { Site } from "./passkey-rules.ts";
import { removePasskey } from "./remove-passkey.ts";
import { renamePasskey } from "./rename-passkey.ts";
import { signInByPasskey } from "./sign-in-by-passkey.ts";

export function registerPasskeys(app: FastifyInstance, site: Site): void {
  bind(app, passkeysOf.beginSignIn, async (ctx, { request }) => ({
    data: await askToSignIn(ctx, site, callerOf(request).network),
  }));
  bind(app, passkeysOf.signIn, async (ctx, { body, request }) => signInByPasskey(ctx, site, body, callerOf(request)));
  bind(app, passkeysOf.beginProof, async (ctx) => ({ data: await askForProof(ctx, site) }));
  bind(app, passkeysOf.begin, async (ctx) => ({ data: await beginPasskey(ctx, site) }));
  bind(app, passkeysOf.add, async (ctx, { body }) => ({ data: await addPasskey(ctx, site, body) }));
  bind(app, passkeysOf.rename, async (ctx, { params, body }) => ({
    data: await renamePasskey(ctx, params.id, body.name),
  }));
  bind(app, passkeysOf.remove, async (ctx, { params }) => {
    await removePasskey(ctx, params.id);
    return { data: { ok: true as const } };
  });
}
