/**
 * A9: Scopes open the back office, and `admin` has them all; another's object looks like a missing one.
 *
 * DK3: The scope `support` is for whoever answers people: alone it reads accounts, running auctions, deals and orders of goods (looks at
 * accounts and deals are noted, AU4), and decides, changes and takes along nothing. It gets no tables, no groups of users, and of an order
 * of goods not its address, by which one withdraws from it. Money, cases, reports and the queue stay with those who decide them.
 *
 * What people of the staff may be allowed to do; `admin` may do everything, and alone allows others (rule A31).
 */
export const scopes = ["admin", "moderation", "content", "shop", "finance", "support"] as const;
export type Scope = (typeof scopes)[number];
