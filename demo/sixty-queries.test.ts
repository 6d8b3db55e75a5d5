import { beforeAll, describe, expect, test } from "vitest";
import { findOrAddBrand } from "#server/features/catalogue/find-or-add-brand.ts";
import { seedCategories } from "#server/features/catalogue/seed-categories.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeUser } from "#test/make/user.ts";
import { allGoods, type Good } from "./content/goods.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await seedCategories(app.ctx);
  const sellerId = (await makeUser(app.ctx)).id;
  for (const good of allGoods) {
    const { name, note, category, brand, country } = good;
    const { volumeMl, strengthPercent, ageYears, vintage, bottledYear } = good;
    await makeListing(app.ctx, {
      ...{ sellerId, name, categoryId: category, description: note },
      brandId: (await findOrAddBrand(app.ctx, brand))?.id,
      ...{ country, volumeMl, strengthPercent, ageYears, vintage, bottledYear },
    });
  }
});

interface Found {
  readonly items: readonly { readonly name: string }[];
  readonly total: number;
  readonly meant: string | null;
}

async function found(q: string): Promise<Found> {
  const answer = await app.as(null).get(`/api/auctions?size=5&q=${encodeURIComponent(q)}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<Found>();
}

const named = new Map(allGoods.map((good) => [good.name, good]));
const goodsOf = ({ items }: Found) => items.map(({ name }) => named.get(name)).filter((good) => good !== undefined);

/** Sixty queries as Czech collectors type them, the first half with names that must be among the first five. */
describe("the first five for what a collector types", () => {
  test.each([
    ["ardvannoch 25", ["Ardvannoch 25 let, sud po oloroso"]],
    ["ardvannoch 25let", ["Ardvannoch 25 let, sud po oloroso"]],
    ["Ardvanoch 25 let", ["Ardvannoch 25 let, sud po oloroso"]],
    ["radvannoch 1976", ["Ardvannoch 1976, nezávislé stáčení"]],
    ["ardvannoch 51,4", ["Ardvannoch 25 let, sud po oloroso"]],
    ["ardvannoch -miniatura 1976", ["Ardvannoch 1976, nezávislé stáčení"]],
    ["storm cask 2014", ["Ardvannoch Storm Cask, edice pro Festival 2014"]],
    ["port ennaby 12yo", ["Port Ennaby 12 let, staré stáčení"]],
    ["portennaby sgoth", ["Port Ennaby Sgoth, silně rašelinná"]],
    ["quillmans rye", ["Quillman's Rye 13 let"]],
    ["quillman rye 13", ["Quillman's Rye 13 let"]],
    ["macquorries jubilee", ["MacQuorrie's Golden Jubilee 1977"]],
    ["hebrouville", ["Manoir d'Hébrouville Pays d'Auge 1979"]],
    ["pointe a sable 1974", ["Pointe-à-Sable 1974 Heavy, zavřený lihovar"]],
    ["pointeasable 21", ["Pointe-à-Sable 21 let, 100° Proof"]],
    ["santelvio brunello", ["Podere Sant'Elvio Brunello 1997"]],
    ["koňak xo", ["Delavaux-Roche X.O. Grande Champagne"]],
    ["delavaux x.o.", ["Delavaux-Roche X.O. Grande Champagne"]],
    ["vsop", ["Fauconnet & Fils V.S.O.P., stáčení ze 60. let"]],
    ["V. S. O. P. fauconnet", ["Fauconnet & Fils V.S.O.P., stáčení ze 60. let"]],
    ["fauconnet a fils trésor", ["Fauconnet & Fils Trésor, kazeta s klíčkem"]],
    ["palo cortado vors", ["Bodega Tresguijos Palo Cortado V.O.R.S."]],
    ["lahev ze 60. let koňak", ["Fauconnet & Fils V.S.O.P., stáčení ze 60. let"]],
    ["whisky z 60. let blend", ["Old Quennell De Luxe, lahev z 60. let"]],
    ["slivovice 12letá", ["Rodina Hudečkova slivovice z dubového sudu 12 let"]],
    ["slivovici pětiletou", ["Valašský kotel slivovice pětiletá košer"]],
    ["slivovice ročník 2015", ["Závršská pálenice slivovice 2015"]],
    ["hruškovice williams", ["Rodina Hudečkova hruškovice Williams 2018"]],
    ["absinth", ["Absintérie Jitro absint s lžičkou"]],
    ["kapitan mareš", ["Kapitán Mareš směs na cesty, 50 g"]],
    ["Tuzemák lichtenau 1927", ["Lichtenau & syn tuzemský 1927, s tubusem"]],
    ["pauillac 1982", ["Château Perdrigal Pauillac 1982"]],
    ["margaux 1,5l", ["Château des Trois Ormeaux Margaux 1996, magnum"]],
    ["tawny 40 let", ["Quinta do Corvo Branco Tawny 40 let"]],
  ])("F9: %s: %j", async (q, expected) => {
    const { items } = await found(q);
    expect(items.map(({ name }) => name)).toEqual(expect.arrayContaining(expected));
  });

  const within = (from: number, to: number) => (good: Good) => good.category >= from && good.category <= to;
  const isRum = within(10, 25);
  const isWhisky = within(30, 51);
  const isScotch = within(30, 41);
  test.each<[string, (good: Good) => boolean]>([
    ["rum 0,7", (good) => isRum(good) && good.volumeMl === 700],
    ["rum 0.7 l", (good) => isRum(good) && good.volumeMl === 700],
    ["rum 700ml", (good) => isRum(good) && good.volumeMl === 700],
    ["rum 70cl", (good) => isRum(good) && good.volumeMl === 700],
    ["whisky 7 dl 46%", (good) => isWhisky(good) && good.volumeMl === 700 && good.strengthPercent === 46],
    ["rumy 0,7 z Martiniku", (good) => good.category === 22 && good.volumeMl === 700],
    ["viski", isWhisky],
    ["visky skotsko", isScotch],
    ["vhisky 12 let", (good) => good.ageYears === 12 && isWhisky(good)],
    ["burbon", (good) => good.category === 44 || /bourbon/i.test(good.name)],
    ["džin", within(90, 93)],
    ["tekila reposádo", within(120, 121)],
    ["kalvados", within(65, 65)],
    ["rum -kuba", (good) => isRum(good) && good.category !== 14],
    ["rum -karibský -0,7", (good) => isRum(good) && good.category > 16 && good.volumeMl !== 700],
    ["whisky -skotská", (good) => isWhisky(good) && !isScotch(good)],
    ["jamajský rum", within(11, 11)],
    ["rum z jamajky", within(11, 11)],
    ["kubánský rum", within(14, 14)],
    ["irská", (good) => good.category === 42],
    ["japonská whisky 18 let", (good) => good.name === "Hoshigawa 18 let, japonský dub"],
    ["francouzský koňak 1914", (good) => good.vintage === 1914],
    ["skotska 21 years old", (good) => isScotch(good) && good.ageYears === 21],
    ["40letá whisky", (good) => isWhisky(good) && good.ageYears === 40],
    ["whisky 1964", (good) => [good.vintage, good.bottledYear].includes(1964)],
    ["mexický mezcal", within(120, 122)],
  ])("%s: nothing else", async (q, isMeant) => {
    const first = await found(q);
    expect(first.items.length).toBeGreaterThan(0);
    expect(goodsOf(first).filter((good) => !isMeant(good))).toEqual([]);
    expect(goodsOf(first)).toHaveLength(first.items.length);
  });
});
