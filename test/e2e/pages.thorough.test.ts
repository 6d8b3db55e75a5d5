import { expect, test, visit } from "./journey.ts";

test("on a wide screen the other pages, a text and its contents stand side by side, and the newsletter fills its band", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await visit(page, "/info/1/obchodni-podminky");
  const main = page.getByRole("main");
  const boxes = [
    main.getByRole("navigation", { name: "Další informace" }),
    main.getByRole("heading", { level: 2, name: /^2\. Věk/ }),
    main.getByRole("navigation", { name: "Obsah" }),
  ].map(async (each) => (await each.boundingBox()) ?? { x: 0, width: 0 });
  const [others, text, contents] = await Promise.all(boxes);
  expect((others?.x ?? 0) + (others?.width ?? 0)).toBeLessThan(text?.x ?? 0);
  expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThan(contents?.x ?? 0);
  await visit(page, "/");
  const block = page.getByRole("region", { name: "Novinky přímo do schránky" });
  const [heading, send] = [block.getByRole("heading"), block.getByRole("button", { name: "Vybrat kategorie" })];
  const [top, end] = [await heading.boundingBox(), await send.boundingBox()];
  expect(end?.x).toBeGreaterThan((top?.x ?? 0) + 1_000);
});
