import { eq } from "#server/db/query.ts";
import { type PersonalData, rowsOf } from "#server/personal-data.ts";
import { addresses } from "./addresses/table.ts";
import { openAccounts } from "./contact/sealed-account.ts";
import { verifiedPhones } from "./contact/table.ts";
import { forgetAccount } from "./deletion/forget-account.ts";
import { groupMemberships } from "./groups/table.ts";
import { passkeys } from "./passkeys/table.ts";
import {
  accountDeletions,
  contactDetails,
  emailChanges,
  formerUsernames,
  secondFactors,
  signInPlaces,
  tokens,
  users,
} from "./table.ts";

export const accountsData: PersonalData = {
  tables: [
    "users",
    "contact_details",
    "verified_phones",
    "addresses",
    "former_usernames",
    "email_changes",
    "tokens",
    "sign_in_places",
    "group_memberships",
    "account_deletions",
    "second_factors",
    "recovery_codes",
    "passkeys",
    "passkey_challenges",
  ],
  files: {
    account: async (ctx, { id }) => ({
      account: await rowsOf(ctx, users, eq(users.id, id), ["passwordHash", "usernameSkeleton", "suspendedById"]),
      formerUsernames: await rowsOf(ctx, formerUsernames, eq(formerUsernames.userId, id), ["skeleton"]),
      emailWanted: await rowsOf(ctx, emailChanges, eq(emailChanges.userId, id), ["hash", "salt"]),
      groups: await rowsOf(ctx, groupMemberships, eq(groupMemberships.userId, id), ["byId"]),
      deletion: await rowsOf(ctx, accountDeletions, eq(accountDeletions.userId, id)),
    }),
    contact: async (ctx, { id }) => {
      const rows = await rowsOf(ctx, contactDetails, eq(contactDetails.userId, id), ["accountMarks"]);
      return rows.map((row) => openAccounts(ctx, row as typeof contactDetails.$inferSelect));
    },
    "verified-phone": (ctx, { id }) => rowsOf(ctx, verifiedPhones, eq(verifiedPhones.userId, id)),
    addresses: (ctx, { id }) => rowsOf(ctx, addresses, eq(addresses.userId, id)),
    "sign-ins": async (ctx, { id }) => ({
      devices: await rowsOf(ctx, tokens, eq(tokens.userId, id), ["hash"]),
      /** Networks are known as hashes alone, which tell nobody anything. */
      secondFactor: await rowsOf(ctx, secondFactors, eq(secondFactors.userId, id), ["secret"]),
      passkeys: await rowsOf(ctx, passkeys, eq(passkeys.userId, id), ["credentialId", "publicKey"]),
      places: await rowsOf(ctx, signInPlaces, eq(signInPlaces.userId, id), ["hash", "device"]),
    }),
  },
  forget: (ctx, person) => forgetAccount(ctx, person),
};
