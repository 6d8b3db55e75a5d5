import { expect, test } from "vitest";
import { accountMails } from "#server/features/mails/accounts/account-mails.ts";
import accountsCs from "#server/features/mails/accounts/cs.json" with { type: "json" };
import accountsEn from "#server/features/mails/accounts/en.json" with { type: "json" };
import { bidMails } from "#server/features/mails/bids/bid-mails.ts";
import bidsCs from "#server/features/mails/bids/cs.json" with { type: "json" };
import bidsEn from "#server/features/mails/bids/en.json" with { type: "json" };
import { renderMail } from "./render-mail.ts";

const groups = [
  { name: "accounts", mails: accountMails, cs: accountsCs, en: accountsEn },
  { name: "bids", mails: bidMails, cs: bidsCs, en: bidsEn },
];

test.each(groups)("each mail of $name is whole in both languages", async ({ mails }) => {
  for (const { name, texts } of mails.samples) {
    for (const locale of ["cs", "en"] as const) {
      const { subject, text } = await renderMail(locale, texts[locale](), {
        home: "https://kabinet.example",
      });
      expect([name, subject]).toEqual([name, expect.stringMatching(/\p{L}/u)]);
      expect([name, text]).toEqual([name, expect.not.stringMatching(/\{\{|undefined|null|paragraphs\.|NaN/)]);
    }
  }
});

test.each(groups)("both catalogues of $name say the same things with the same values", ({ cs, en }) => {
  expect(valuesOf(en)).toEqual(valuesOf(cs));
});

test("what a user has written is neither filled in nor looked up", () => {
  const name = "$t(outbid.subject) {{url}} $&";
  const lot = { url: "/", price: { priceMinor: 100, premium: null }, endsAt: new Date(0) };
  expect(bidMails.write("outbid", { ...lot, name }).cs().subject).toBe(`Přehozeno: ${name}`);
});

/** The values that each text of a catalogue names, by its place in it. */
function valuesOf(texts: object, place = ""): [string, string[]][] {
  return Object.entries(texts)
    .flatMap(([key, text]): [string, string[]][] =>
      typeof text === "string"
        ? [[place + key, [...text.matchAll(/\{\{(\w+)/g)].map(([, name = ""]) => name).sort()]]
        : valuesOf(text, `${place}${key}.`),
    )
    .sort(([a], [b]) => a.localeCompare(b));
}
