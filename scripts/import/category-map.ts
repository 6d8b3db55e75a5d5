/** Where goods of a sort belong in our tree (server/features/catalogue/tree); `kinds` refines it. */
interface Place {
  readonly id: number;
  readonly kinds?: Readonly<Record<string, number>>;
}

/**
 * The category of our tree for a retailer's terms (Swedish). The file tells the sort of a drink but not its origin, so
 * goods that our tree sorts by origin go to the category above: any malt to Whisky (3), any rum to Rum (2), any red to
 * Red wine (210). Only a term that names the origin itself goes deeper. An unknown kind falls back to its subcategory,
 * an unknown subcategory to its category; null where the category is unknown too.
 */
export function categoryFor(category: string, subcategory: string, kind: string): number | null {
  const group = map[normal(category)];
  if (!group) return null;
  const place = group.places[normal(subcategory)];
  if (!place) return group.id;
  return place.kinds?.[normal(kind)] ?? place.id;
}

/** Whether the table has exactly these terms, for the test that it is complete. */
export function isMapped(category: string, subcategory: string, kind: string): boolean {
  const place = map[normal(category)]?.places[normal(subcategory)];
  return place !== undefined && (!kind || !place.kinds || normal(kind) in place.kinds);
}

const normal = (term: string) => term.trim().toLocaleLowerCase("sv");

const map: Readonly<Record<string, { id: number; places: Readonly<Record<string, Place>> }>> = {
  sprit: {
    id: 1,
    places: {
      "akvavit & kryddat brännvin": { id: 111 },
      // Raki and arak are anise spirits of the same family as ouzo.
      anissprit: {
        id: 101,
        kinds: { absint: 100, anissprit: 101, arak: 101, ouzo: 101, pastis: 101, raki: 101 },
      },
      // Brandy without an origin is neither Spanish nor Armenian.
      "armagnac & brandy": { id: 70, kinds: { armagnac: 64, brandy: 70 } },
      bitter: { id: 134 },
      calvados: { id: 65 },
      cognac: { id: 60 },
      "drinkar & cocktails": { id: 142 },
      "frukt & druvsprit": { id: 85, kinds: { druvsprit: 70, fruktsprit: 85 } },
      // "gin" may be dry, aged or flavoured.
      "gin & genever": { id: 6, kinds: { gin: 6, genever: 92 } },
      "grappa & marc": { id: 68 },
      // Coffee and nut liqueurs have no category of their own.
      likör: {
        id: 130,
        kinds: {
          "annan likör": 130,
          bärlikör: 132,
          chokladlikör: 133,
          fruktlikör: 132,
          gräddlikör: 133,
          kaffelikör: 130,
          kryddlikör: 131,
          nötlikör: 130,
          ägglikör: 133,
          örtlikör: 131,
        },
      },
      // Arrack for punch is distilled from cane and rice in Asia.
      punsch: { id: 135, kinds: { arrak: 141, punsch: 135 } },
      rom: { id: 2 },
      "smaksatt sprit": {
        id: 140,
        kinds: { "smaksatt sprit": 140, "smaksatt sprit av rom": 25, "smaksatt vodka": 112 },
      },
      // Boxes with several sorts of spirits.
      "sprit av flera typer": { id: 143 },
      // The file does not tell blanco from rested.
      "tequila & mezcal": { id: 9, kinds: { tequila: 9, mezcal: 122 } },
      // Unspiced brännvin is a clear spirit that is not called vodka.
      "vodka & okryddat brännvin": { id: 8, kinds: { vodka: 110, brännvin: 8 } },
      whisky: {
        id: 3,
        kinds: {
          "annan whisky": 51,
          "blended whisky": 3,
          bourbon: 44,
          cornwhisky: 43,
          grainwhisky: 3,
          // Young malt spirit that may not yet be called whisky.
          maltsprit: 51,
          maltwhisky: 3,
          ryewhisky: 45,
        },
      },
    },
  },
  vin: {
    id: 200,
    places: {
      "aperitif & dessert": {
        id: 260,
        kinds: {
          aperitif: 265,
          // Mulled wine is wine with spices, as vermouth is.
          "glögg och glühwein": 265,
          madeira: 263,
          portvin: 261,
          // Rice wine: a wine, but of none of the kinds that the tree knows.
          sake: 200,
          "sherry & montilla": 262,
          "smaksatta viner & fruktviner": 270,
          vermouth: 265,
          "övrigt starkvin": 260,
        },
      },
      "blandlådor vin": { id: 280 },
      // Blue wine has no colour of its own in the tree.
      "blå mousserande": { id: 250 },
      "blå stilla": { id: 200 },
      // Champagne, cava and prosecco are not told apart.
      "mousserande vin": { id: 250 },
      rosévin: { id: 240 },
      "rosé - lägre alkoholhalt": { id: 240 },
      "rött vin": { id: 210 },
      "röda - lägre alkoholhalt": { id: 210 },
      "vitt vin": { id: 230 },
      "vita - lägre alkoholhalt": { id: 230 },
    },
  },
};
