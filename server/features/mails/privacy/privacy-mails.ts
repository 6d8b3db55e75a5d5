import { coolingDays } from "#contract/accounts/account-limits.ts";
import { mailGroup } from "#server/features/mails/templates/mail-group.ts";
import cs from "./cs.json" with { type: "json" };
import en from "./en.json" with { type: "json" };

export const privacyMails = mailGroup({
  texts: { cs, en },
  rules: { coolingDays },
  samples: {
    "deletion-wanted": { dueAt: new Date("2026-12-13T09:00:00Z") },
    /** Three days before. */
    "deletion-soon": { dueAt: new Date("2026-12-13T09:00:00Z") },
    /** The last mail to the e-mail of an account that was deleted. */
    "deletion-done": {},
    /** The link leads to a page that asks for signing in. */
    "export-ready": { expiresAt: new Date("2026-12-06T09:00:00Z") },
  },
});
