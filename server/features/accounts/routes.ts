import type { FastifyInstance } from "fastify";
import { accounts } from "#contract/accounts/accounts.ts";
import { addresses } from "#contract/accounts/addresses.ts";
import { avatars } from "#contract/accounts/avatar.ts";
import { contact } from "#contract/accounts/contact.ts";
import { credentialsOf } from "#contract/accounts/credentials.ts";
import { groups } from "#contract/accounts/groups.ts";
import { preferencesOf } from "#contract/accounts/preferences.ts";
import { registers } from "#contract/accounts/registers.ts";
import { readUpload } from "#server/features/media/read-upload.ts";
import { withUploads } from "#server/features/media/with-uploads.ts";
import { bind } from "#server/http/bind.ts";
import { registerMailLinkForm } from "#server/http/mail-link-form.ts";
import { addAddress } from "./addresses/add-address.ts";
import { changeAddress } from "./addresses/change-address.ts";
import { listAddresses } from "./addresses/list-addresses.ts";
import { removeAddress } from "./addresses/remove-address.ts";
import { removeAvatar } from "./avatars/remove-avatar.ts";
import { setAvatar } from "./avatars/set-avatar.ts";
import { getContact } from "./contact/get-contact.ts";
import { saveContact } from "./contact/save-contact.ts";
import { registerDevices } from "./devices/routes.ts";
import { confirmEmailChange } from "./email/confirm-email-change.ts";
import { requestEmailChange } from "./email/request-email-change.ts";
import { getCredentials } from "./get-credentials.ts";
import { getMe } from "./get-me.ts";
import { addGroup } from "./groups/add-group.ts";
import { listGroups } from "./groups/list-groups.ts";
import { isMailLinkUsable } from "./mail-links/is-mail-link-usable.ts";
import { siteOf } from "./passkeys/passkey-rules.ts";
import { registerPasskeys } from "./passkeys/routes.ts";
import { changePassword } from "./passwords/change-password.ts";
import { requestPasswordReset } from "./passwords/request-password-reset.ts";
import { setOwnPassword } from "./passwords/set-own-password.ts";
import { getPreferences } from "./preferences/get-preferences.ts";
import { savePreferences } from "./preferences/save-preferences.ts";
import { unsubscribe } from "./preferences/unsubscribe.ts";
import { checkTaxId } from "./registers/check-tax-id.ts";
import { findCompany } from "./registers/find-company.ts";
import { registerSecondFactor } from "./second-factor/routes.ts";
import { registerSetup } from "./setup/routes.ts";
import { callerOf } from "./sign-in/caller.ts";
import { login } from "./sign-in/login.ts";
import { logout } from "./sign-in/logout.ts";
import { confirmEmail } from "./sign-up/confirm-email.ts";
import { readConfirmationLink } from "./sign-up/read-confirmation-link.ts";
import { register } from "./sign-up/register.ts";
import { resendConfirmation } from "./sign-up/resend-confirmation.ts";
import { changeUsername } from "./usernames/change-username.ts";

const done = { data: { ok: true as const } };

/** Sign-up, sign-in and everything about the own account. */
export async function registerAccounts(
  app: FastifyInstance,
  { publicUrl, dataDir }: { publicUrl: string; dataDir: string },
): Promise<void> {
  const site = siteOf(publicUrl);
  bind(app, groups.list, async (ctx) => ({ data: await listGroups(ctx) }));
  bind(app, groups.add, async (ctx, { body }) => ({ data: { id: await addGroup(ctx, body) } }));
  bind(app, accounts.register, async (ctx, { body, request }) => ({
    data: await register(ctx, body, callerOf(request)),
  }));
  bind(app, accounts.confirm, async (ctx, { body, request }) => ({
    data: await confirmEmail(ctx, body, callerOf(request)),
  }));
  bind(app, accounts.checkConfirmationLink, async (ctx, { body }) => ({
    data: await readConfirmationLink(ctx, body.hash),
  }));
  bind(app, accounts.resendConfirmation, async (ctx) => {
    await resendConfirmation(ctx);
    return done;
  });
  bind(app, accounts.login, async (ctx, { body, request }) => login(ctx, body, callerOf(request)));
  bind(app, accounts.logout, async (ctx) => {
    await logout(ctx);
    return done;
  });
  bind(app, accounts.me, async (ctx) => ({ data: await getMe(ctx) }));
  await registerDetails(app);
  registerCredentials(app);
  registerSetup(app, { dataDir });
  registerDevices(app);
  registerSecondFactor(app, site);
  registerPasskeys(app, site);
  bind(app, preferencesOf.get, async (ctx) => ({ data: await getPreferences(ctx) }));
  bind(app, preferencesOf.save, async (ctx, { body }) => ({ data: await savePreferences(ctx, body) }));
  bind(app, preferencesOf.unsubscribeMessages, async (ctx, { params }) => {
    await unsubscribe(ctx, params.key, "notifyMessages");
    return done;
  });
  bind(app, preferencesOf.unsubscribe, async (ctx, { params }) => {
    await unsubscribe(ctx, params.key, "notifyEnding");
    return done;
  });
  registerMailLinkForm(app, "unsubscribe", (ctx, key) => unsubscribe(ctx, key, "notifyEnding"));
  registerMailLinkForm(app, "unsubscribeMessages", (ctx, key) => unsubscribe(ctx, key, "notifyMessages"));
  bind(app, accounts.requestPasswordReset, async (ctx, { body, request }) => {
    await requestPasswordReset(ctx, body.email, callerOf(request));
    return done;
  });
  bind(app, accounts.checkPasswordLink, async (ctx, { body }) => ({
    data: { valid: await isMailLinkUsable(ctx, body.hash, "password") },
  }));
  bind(app, accounts.changePassword, async (ctx, { body, request }) => {
    await changePassword(ctx, body, callerOf(request));
    return done;
  });
}

/** Who one is for others: contact details, addresses, the picture, and what registers say of a company. */
async function registerDetails(app: FastifyInstance): Promise<void> {
  bind(app, contact.get, async (ctx) => ({ data: await getContact(ctx) }));
  bind(app, contact.save, async (ctx, { body }) => ({ data: await saveContact(ctx, body) }));
  registerAddresses(app);
  await withUploads(app, (scope) => {
    bind(scope, avatars.set, async (ctx, { request }) => ({
      data: { avatar_file_name: await setAvatar(ctx, () => readUpload(request)) },
    }));
  });
  bind(app, avatars.remove, async (ctx) => {
    await removeAvatar(ctx);
    return { data: { avatar_file_name: null } };
  });
  bind(app, registers.findCompany, async (ctx, { body }) => ({
    data: await findCompany(ctx, body.companyId),
  }));
  bind(app, registers.checkTaxId, async (ctx, { body }) => ({
    data: { outcome: await checkTaxId(ctx, body.taxId) },
  }));
}

function registerAddresses(app: FastifyInstance): void {
  bind(app, addresses.list, async (ctx) => ({ data: await listAddresses(ctx) }));
  bind(app, addresses.add, async (ctx, { body }) => ({ data: await addAddress(ctx, body) }));
  bind(app, addresses.change, async (ctx, { params, body }) => ({
    data: await changeAddress(ctx, params.id, body),
  }));
  bind(app, addresses.remove, async (ctx, { params }) => {
    await removeAddress(ctx, params.id);
    return done;
  });
}

function registerCredentials(app: FastifyInstance): void {
  bind(app, credentialsOf.get, async (ctx) => ({ data: await getCredentials(ctx) }));
  bind(app, credentialsOf.changeUsername, async (ctx, { body }) => {
    await changeUsername(ctx, body.username);
    return { data: await getCredentials(ctx) };
  });
  bind(app, credentialsOf.changePassword, async (ctx, { body }) => {
    await setOwnPassword(ctx, body);
    return done;
  });
  bind(app, credentialsOf.requestEmail, async (ctx, { body }) => {
    await requestEmailChange(ctx, body);
    return { data: await getCredentials(ctx) };
  });
  bind(app, credentialsOf.confirmEmail, async (ctx, { body }) => {
    await confirmEmailChange(ctx, body.code);
    return { data: await getCredentials(ctx) };
  });
}
