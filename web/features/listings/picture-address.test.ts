import { expect, test } from "vitest";
import { filesFor } from "./picture-address.ts";

const picture = { id: "p", width: 1024, height: 1280, widths: [320, 640, 1024], ready: true, role: null };

test.each([
  ["60px", [320]],
  ["96px", [320, 640]],
  ["360px", [320, 640, 1024]],
  ["(width < 48em) 50vw, 300px", [320, 640, 1024]],
])("a picture that is shown as %s may be any of %j", (sizes, widths) => {
  expect(filesFor(picture, sizes).widths).toEqual(widths);
});
