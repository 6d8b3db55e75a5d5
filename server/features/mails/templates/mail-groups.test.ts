import { expect, test } from "vitest";
import { mailGroups } from "#server/features/mails/mail-groups.ts";
import { fillIn } from "./fill-in.ts";
import { renderMail } from "./render-mail.ts";

const groups = Object.entries(mailGroups).map(([name, { samples, texts }]) => ({ name, samples, texts }));

test.each(groups)("each mail of $name is whole in both languages", async ({ samples }) => {
  for (const { name, texts } of samples) {
    for (const locale of ["cs", "en"] as const) {
      const { subject, text } = await renderMail(locale, texts[locale](), {
        home: "https://kabinet.example",
      });
      expect([name, texts[locale]().action.label]).toEqual([name, expect.stringMatching(/\p{L}/u)]);
      expect([name, subject]).toEqual([name, expect.stringMatching(/\p{L}/u)]);
      expect([name, text]).toEqual([name, expect.not.stringMatching(/\{\{|undefined|null|paragraphs\.|NaN/)]);
    }
  }
});

test.each(groups)(
  "both catalogues of $name name the mails that have samples, with the same sentences, amounts, days and moments",
  ({ texts, samples }) => {
    const named = Object.keys(texts.cs).filter((name) => name !== "shared");
    expect(named.toSorted()).toEqual(samples.map(({ name }) => name).toSorted());
    expect(valuesOf(texts.en)).toEqual(valuesOf(texts.cs));
  },
);

test("what a user has written is neither filled in nor looked up", () => {
  const name = "$t(outbid.subject) {{url}} $&";
  expect(fillIn("cs", "Přehozeno: {{name}}", { name })).toBe(`Přehozeno: ${name}`);
});

/** The written values that each text of a catalogue names, by its place in it; who did it a language may leave out. */
function valuesOf(texts: object, place = ""): [string, string[]][] {
  return Object.entries(texts)
    .flatMap(([key, text]): [string, string[]][] =>
      typeof text === "string"
        ? [[place + key, [...text.matchAll(/\{\{(\w+), /g)].map(([, name = ""]) => name).sort()]]
        : valuesOf(text, `${place}${key}.`),
    )
    .sort(([a], [b]) => a.localeCompare(b));
}
