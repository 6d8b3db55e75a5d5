import type { Ctx } from "#server/context.ts";
import { defaultSettings } from "#server/features/settings/default-settings.ts";
import { storeSetting } from "#server/features/settings/store-setting.ts";

/** The operator of the demo, so that footer and legal pages show where the details of a real operator will stand. */
export async function storeOperator(ctx: Ctx): Promise<void> {
  await storeSetting(ctx, "contacts", {
    ...defaultSettings.contacts,
    company: "Kabinet (ukázka)",
    street: "Ukázková 12",
    city: "Praha 1",
    zip: "110 00",
    // Nobody's numbers, with the right check digit.
    companyId: "00000019",
    taxId: "CZ00000019",
    email: "podpora@kabinet.test",
    phone: "+420 700 000 000",
    networks: [
      { name: "facebook", url: "https://www.facebook.com/kabinet.ukazka" },
      { name: "instagram", url: "https://www.instagram.com/kabinet.ukazka" },
    ],
  });
  const [buying, ...others] = defaultSettings.bottommenu;
  if (!buying) throw new Error("the menu below has a first column");
  const reduced = {
    text: { cs: "Zboží v akci", en: "Products on sale" },
    link: { cs: "/produkty/akce", en: "/products/sale" },
  };
  const stores = { text: { cs: "Prodejny", en: "Stores" }, link: { cs: "/prodejny", en: "/stores" } };
  await storeSetting(ctx, "bottommenu", [{ ...buying, links: [...buying.links, reduced, stores] }, ...others]);
  await storeSetting(ctx, "shop", { phoneCheckFrom: 10_000 });
  await storeSetting(ctx, "protection", { enabled: true });
  // Nobody's account, with the right check digit.
  await storeSetting(ctx, "transfer", { account: "1000000005/0800" });
}
