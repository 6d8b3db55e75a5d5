import { expect, test, visit } from "./journey.ts";
import { makeLotOf } from "./lots.ts";
import { answerFor, makePerson, windowOf } from "./people.ts";
import { wordsFor } from "./without-window.ts";

test("who answers people finds an account and a running lot, and is offered nothing that changes anything", async ({
  browser,
}) => {
  const support = await makePerson("podporuje", { scopes: ["support"] });
  const seller = await makePerson("ptaseme");
  // It ends soon, so that it stands among the first whatever else runs.
  const endsAt = new Date(Date.now() + 20 * 60_000);
  await makeLotOf(seller, { name: "Láhev, na kterou se ptají", endsAt, plannedEndsAt: endsAt });
  const page = await windowOf(browser, support, { viewport: { width: 1260, height: 900 } });

  await test.step("four pages and the overview are open", async () => {
    const html = (await (await answerFor(support, "/administrace")).text()).replaceAll("\u00a0", " ");
    const [backOffice = ""] = /<nav[^>]*aria-label="Administrace".*?<\/nav>/s.exec(html) ?? [];
    const links = [...backOffice.matchAll(/<a [^>]*>(.*?)<\/a>/gs)].map(([, link = ""]) =>
      link.replace(/<[^>]*>/g, ""),
    );
    expect(links).toEqual(["Přehled", "Lidé", "Průběh aukcí", "Obchody", "Objednávky zboží"]);
  });

  await test.step("an account is read, not decided about", async () => {
    await visit(page, `/administrace/lide?q=${encodeURIComponent(seller.username)}`);
    await expect(page.getByRole("button", { name: "Uložit jako tabulku" })).toHaveCount(0);
    await page.getByRole("main").getByRole("link", { name: seller.username }).click();
    await expect(page.getByRole("heading", { level: 2, name: seller.username })).toBeVisible();
    await expect(page.getByText(/O\súčtech rozhodují\smoderátoři/)).toBeVisible();
    await expect(page.getByLabel("Důvod")).toHaveCount(0);
  });

  await test.step("lots, deals and orders of goods are read", async () => {
    for (const path of ["prubeh-aukci", "obchody", "objednavky"]) {
      expect(await wordsFor(support, `/administrace/${path}`)).not.toContain("Uložit jako tabulku");
    }
    expect(await wordsFor(support, "/administrace/prubeh-aukci")).toContain("Láhev, na kterou se ptají");
  });
});
