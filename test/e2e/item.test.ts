import { expect, test, visit } from "./journey.ts";
import { addPictureTo, makeLotOf, pathOf } from "./lots.ts";
import { makePerson } from "./people.ts";

test("an item tells search engines of itself, whatever its name is made of; its link is copied without the query one came with, and on paper stands what it is", async ({
  page,
  context,
  request,
}) => {
  const name = `</script><script>document.title="zle"</script> & "Láhev"`;
  const lot = await makeLotOf(await makePerson("datar"), { name, slug: "lahev" });
  await addPictureTo(lot);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, `${pathOf(lot)}?utm_source=dopis`);

  await test.step("search engines and whoever shares it", async () => {
    await expect(page).toHaveTitle(`${name} · Kabinet`);
    const structured = await page.locator('script[type="application/ld+json"]').textContent();
    const { "@graph": graph } = JSON.parse(structured ?? "");
    expect(graph).toMatchObject([
      { "@type": "Product", name, offers: { "@type": "Offer", price: 500, priceCurrency: "CZK" } },
      { "@type": "BreadcrumbList" },
    ]);
    const shared = await page.locator('meta[property="og:image"]').getAttribute("content");
    const picture = await request.get(new URL(shared ?? "").pathname);
    expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
  });

  await test.step("its link is copied, and a browser that refuses says what to do", async () => {
    await page.getByRole("button", { name: "Kopírovat odkaz" }).click();
    await expect(page.getByText("Odkaz je zkopírovaný.")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).pathname + new URL(copied).search).toBe(pathOf(lot));
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
    });
    await page.getByRole("button", { name: "Kopírovat odkaz" }).click();
    await expect(page.getByText(/^Odkaz se nepodařilo zkopírovat/)).toBeVisible();
  });

  await test.step("on paper stands nothing that only a screen can do", async () => {
    const onScreen = [
      "Na tuto stránku vás po přihlášení vrátíme.",
      "Přihazovat mohou jen přihlášení",
      "1 z 1",
      "Zobrazit inzeráty",
    ].map((words) => page.getByRole("main").getByText(words).first());
    for (const words of onScreen) await expect(words).toBeVisible();
    await page.emulateMedia({ media: "print" });
    for (const words of onScreen) await expect(words).toBeHidden();
    await expect(page.getByRole("region", { name: "Přihazování" })).toContainText("500 Kč");
    await expect(page.getByText("Láhev ze sbírky")).toBeVisible();
  });
});
