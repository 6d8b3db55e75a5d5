/** What people of the staff may be allowed to do; `admin` may do everything, and alone allows others (RULES.md A31). */
export const scopes = ["admin", "moderation", "content", "shop", "finance", "support"] as const;
export type Scope = (typeof scopes)[number];
