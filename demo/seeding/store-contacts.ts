import { buyerEmail, sellerEmail } from "#demo/content/people.ts";
import type { Ctx } from "#server/context.ts";
import { readBankAccount } from "#server/features/accounts/contact/bank-account-rules.ts";
import { sealedColumns } from "#server/features/accounts/contact/sealed-account.ts";
import { verifiedPhones } from "#server/features/accounts/contact/table.ts";
import { contactDetails } from "#server/features/accounts/table.ts";
import type { Member } from "./member.ts";

/** The names of the accounts that visitors of the demo sign in to; nobody else bears them. */
const named: Readonly<Record<string, string>> = { [sellerEmail]: "Jan Ořech", [buyerEmail]: "Klára Veselá" };
const men = ["Ondřej Šebesta", "Petr Novák", "Tomáš Říha", "Martin Korbel", "Aleš Pivoňka", "Vít Hrubý", "Josef Dlask"];
const women = ["Jana Malá", "Milada Součková", "Hana Hájková", "Lucie Benešová", "Zdena Králová", "Ivana Rybová"];
const streets = ["Lipová", "Na Kopci", "Zahradní", "Školní", "Polní", "Dlouhá", "U Mlýna"];
const zips: Readonly<Record<string, string>> = {
  Brno: "602 00",
  Praha: "120 00",
  Olomouc: "779 00",
  Plzeň: "301 00",
  Liberec: "460 01",
  Ostrava: "702 00",
  Pardubice: "530 02",
  Zlín: "760 01",
  Znojmo: "669 02",
  Jihlava: "586 01",
};

/** Stores contact details of everybody but the newcomers; sellers have a bank account to be paid to, and a verified account's telephone is its own. */
export async function storeContacts(ctx: Ctx, members: readonly Member[]): Promise<void> {
  const known = members.filter(({ newcomer }) => !newcomer);
  const details = known.map((member, index) => ({ member, ...contactOf(ctx, member, index) }));
  await ctx.db.insert(contactDetails).values(details);
  const verified = details.filter(({ member }) => member.verified);
  await ctx.db
    .insert(verifiedPhones)
    .values(verified.map(({ userId, phone }) => ({ userId, phone, verifiedAt: ctx.clock(), byCode: false })));
}

function contactOf(ctx: Ctx, { id, email, town, trader, username, offers }: Member, index: number) {
  const zip = zips[town];
  const name = named[email] ?? (index % 2 ? women[index % women.length] : men[index % men.length]);
  const [firstName, lastName] = name?.split(" ") ?? [];
  const iban = email === sellerEmail ? readBankAccount("19-2000145399/0800") : offers > 0 ? madeUpIban(index) : null;
  return {
    ...{ userId: id, firstName, lastName },
    phone: `+420777${String(100_000 + index * 137)}`,
    ...(zip && { street: `${streets[index % streets.length]} ${index + 3}`, city: town, zip }),
    company: trader ? username.replaceAll(".", " ") : null,
    ...sealedColumns(ctx, id, { iban, nextIban: null, nextIbanFrom: null }),
  };
}

/** The first bank account with right check digits, searched from a number that `index` sets. */
function madeUpIban(index: number): string | null {
  for (let number = 100_000 + index * 1_000; number < 101_000 + index * 1_000; number++) {
    const iban = readBankAccount(`${number}/0100`);
    if (iban) return iban;
  }
  return null;
}
