import mjml from "mjml";
import { expect, test } from "vitest";
import { mailLayout } from "./layout.ts";
import { templateFile } from "./layouts.ts";

const choices = [true, false].flatMap((hasFacts) => [true, false].map((hasNote) => ({ hasFacts, hasNote })));

/** MJML is a third of the files that a server would install, so its results are files: `npm test -- PATH -u` writes them anew. */
test.each(choices)("the stored template is what MJML makes of the layout: %o", async (parts) => {
  const options = { validationLevel: "strict", keepComments: true, fonts: {} } as const;
  const { html, errors } = await mjml(mailLayout(parts), options);
  expect(errors).toEqual([]);
  await expect(html).toMatchFileSnapshot(templateFile(parts));
});
