import { and, eq, inArray } from "#server/db/query.ts";
import { type PersonalData, rowsOf } from "#server/personal-data.ts";
import { auditEntries } from "./table.ts";

/** What was changed of an account by its owner or the site; failed log-ins name networks of whoever tried. */
const ofAccount = ["sign_in", "password", "email", "username", "bank_account", "verification", "deletion"];
/** Their values are names, e-mails and accounts. */
const saying = ["sign_in", "email", "username", "bank_account"];

const about = (userId: number, subjects: readonly string[]) =>
  and(eq(auditEntries.subjectId, String(userId)), inArray(auditEntries.subject, [...subjects]));

export const auditData: PersonalData = {
  tables: ["audit_entries"],
  files: {
    "account-changes": (ctx, { id }) => rowsOf(ctx, auditEntries, about(id, ofAccount), ["byId"]),
  },
  // That something was changed, when and by whom stays; from what to what goes.
  forget: async (ctx, { id }) => {
    await ctx.db.update(auditEntries).set({ before: null, after: null }).where(about(id, saying));
  },
};
