import mjml from "mjml";
import { expect, test } from "vitest";
import { mailLayout } from "./layout.ts";
import { templateFile, templateWithout } from "./layouts.ts";

/** MJML is a third of the files that a server would install, so its result is a file: `npm test -- PATH -u` writes it anew. */
test("the stored template is what MJML makes of the layout", async () => {
  const options = { validationLevel: "strict", keepComments: true, fonts: {} } as const;
  const { html, errors } = await mjml(mailLayout(), options);
  expect(errors).toEqual([]);
  await expect(html).toMatchFileSnapshot(templateFile);
});

test("a mail without facts or a note has no empty rows for them", async () => {
  const rows = (html: string) => html.split("<tr>").length;
  const whole = await templateWithout([]);
  const [facts, note] = [await templateWithout(["facts"]), await templateWithout(["note"])];
  expect([facts.includes("[[facts]]"), facts.includes("[[note]]")]).toEqual([false, true]);
  expect([note.includes("[[facts]]"), note.includes("[[note]]")]).toEqual([true, false]);
  expect([rows(facts), rows(note)]).toEqual([rows(whole) - 1, rows(whole) - 1]);
});
