import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { seedCategories } from "#server/features/catalogue/seed-categories.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { importFile } from "./import-file.ts";
import { offerGoods } from "./offer-goods.ts";

const file = join(import.meta.dirname, "../../../shared/data/assortment.csv");

describe.skipIf(!existsSync(file))(
  "real names are found among the first five (skipped where ../shared/data is absent)",
  () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await createTestApp();
      await seedCategories(app.ctx);
      const folder = await mkdtemp(join(tmpdir(), "kabinet-assortment-"));
      const [head = "", ...rows] = (await readFile(file, "utf8")).split("\n");
      const spirits = join(folder, "spirits.csv");
      await writeFile(spirits, [head, ...rows.filter((row) => row.includes(",sprit,"))].join("\n"));
      await importFile(app.ctx, {
        file: spirits,
        rate: 2.2,
        offer: await offerGoods(app.ctx, { pieces: 6, email: "obchod@kabinet.test" }),
      });
      await rm(folder, { recursive: true });
    });

    test.each([
      ["lagavulin 16", /Lagavulin/],
      ["laphroaig 10yo", /Laphroaig/],
      ["lafroaig", /Laphroaig/],
      ["glenfidich", /Glenfiddich/],
      ["makalan", /Macallan/],
      ["jack daniels", /Jack Daniel/],
      ["blantons", /Blanton/],
      ["makers mark", /Maker.s Mark/],
      ["zacapa 23", /Zacapa/],
      ["diplomatiko rum", /Diplom[aá]tico/],
      ["hennesy", /Hennessy/],
      ["rémy martin xo", /R[ée]my Martin.*XO|XO.*R[ée]my Martin/i],
      ["caol ila 12 let 0,7", /Caol Ila/],
      ["el dorado 12letý", /El Dorado/],
      ["captain morgan -spiced", /Captain Morgan(?!.*Spiced)/],
    ])("%s", async (q, name) => {
      const answer = await app.as(null).get(`/api/auctions?size=5&q=${encodeURIComponent(q)}`);
      const { items } = answer.json<{ items: { name: string }[] }>();
      expect(items.length).toBeGreaterThan(0);
      for (const item of items) expect(item.name).toMatch(name);
    });
  },
);
