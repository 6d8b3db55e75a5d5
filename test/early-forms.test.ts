import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * A form that is sent before its script is there leaves the page with all that was written in its address, unless it is held
 * (`web/start/early-submit.ts`): forms with `method="post"` and `data-hold` are, `dialog` never leaves, and `get` is for
 * fields that may be in an address.
 */
test("every form says how it is sent before its script is there", () => {
  const forms = globSync("web/**/*.tsx").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/<form\b(.*?[^=])>/gs)].map(([, attributes = ""]) => ({
      file,
      method: /\bmethod="(post|get|dialog)"/.exec(attributes)?.[1],
    })),
  );
  expect(forms.length).toBeGreaterThan(20);
  expect(forms.filter(({ method }) => !method).map(({ file }) => file)).toEqual([]);
});
