import type { BottleShapeName } from "./bottle-shapes.ts";
import type { Closure } from "./closures.ts";
import type { Colour } from "./colour.ts";
import type { GoodsKind } from "./goods.ts";
import type { LabelStyleName } from "./label-styles.ts";

export type BottleKind = Exclude<
  GoodsKind,
  | "cigar"
  | "cigar-box"
  | "cigarillos"
  | "pipe-tobacco"
  | "tobacco-pouch"
  | "pipe"
  | "humidor"
  | "glassware"
  | "decanter"
  | "accessory"
>;

/** The bottles, closures and labels of a kind of drink. Repeated entries are more likely. */
export interface BottleRecipe {
  shapes: readonly BottleShapeName[];
  styles: readonly LabelStyleName[];
  closures: readonly Closure["type"][];
  liquids: readonly Colour[];
  pale: boolean;
  /** Coloured glass, and how often it is used instead of clear glass. */
  glasses: readonly Colour[];
  tinted: number;
  /** The line above the brand. */
  sorts: readonly string[];
}

const AMBER: readonly Colour[] = [
  "#b96a1d",
  "#a4520f",
  "#c7842c",
  "#94480f",
  "#d09a3c",
  "#8a3d0c",
  "#b05e17",
  "#c07420",
];
const DARK: readonly Colour[] = ["#7c330c", "#8f4312", "#6a2a0a", "#93420e", "#7a3a10", "#a1500f"];
const CLEAR: readonly Colour[] = ["#e9e4d6", "#e3dfcf", "#ece8dc"];
const GREENS: readonly Colour[] = ["#26331c", "#2c3a1e", "#3d4a20", "#22301a", "#34421f"];
const BROWNS: readonly Colour[] = ["#3c2410", "#4a2a10", "#2c1c10"];
const WHISKY_STYLES: readonly LabelStyleName[] = [
  "classic",
  "modern",
  "gilt",
  "handwritten",
  "caskcard",
  "band",
  "medals",
  "sash",
  "numeral",
  "crest",
  "nautical",
];

export const RECIPES: Readonly<Record<BottleKind, BottleRecipe>> = {
  whisky: {
    shapes: [
      "straight",
      "straight",
      "squat",
      "stout",
      "decanter",
      "slim",
      "tall",
      "tapered",
      "conical",
      "flask",
    ],
    styles: WHISKY_STYLES,
    closures: ["foil", "stopper", "stopper", "wax", "screw", "glass"],
    liquids: AMBER,
    pale: false,
    glasses: ["#2c3a1e", "#3c2410"],
    tinted: 0.1,
    sorts: [
      "single malt whisky",
      "highland malt",
      "blended scotch whisky",
      "pure malt",
      "single cask",
      "islay malt",
      "rye whiskey",
      "bourbon",
    ],
  },
  rum: {
    shapes: [
      "apothecary",
      "balloon",
      "stout",
      "squat",
      "burgundy",
      "tapered",
      "onion",
      "straight",
      "basquaise",
    ],
    styles: [
      "nautical",
      "nautical",
      "band",
      "crest",
      "deco",
      "medals",
      "gilt",
      "sash",
      "classic",
      "botanical",
    ],
    closures: ["wax", "stopper", "stopper", "foil", "cork"],
    liquids: DARK,
    pale: false,
    glasses: BROWNS,
    tinted: 0.16,
    sorts: ["ron añejo", "rhum vieux", "jamaica rum", "navy rum", "gran reserva", "demerara rum"],
  },
  cognac: {
    shapes: ["bell", "balloon", "teardrop", "decanter", "burgundy", "conical", "tall"],
    styles: ["script", "crest", "gilt", "modern", "estate", "numeral", "classic"],
    closures: ["glass", "glass", "stopper", "wax", "foil"],
    liquids: ["#93420e", "#a5531a", "#8a3d0c", "#b0651c", "#7c3a10"],
    pale: false,
    glasses: BROWNS,
    tinted: 0.06,
    sorts: ["cognac", "grande champagne", "fine champagne", "petite champagne", "borderies"],
  },
  brandy: {
    shapes: ["teardrop", "stout", "decanter", "burgundy", "tapered", "squat", "bell"],
    styles: ["medals", "classic", "crest", "band", "deco", "gilt", "script", "sash"],
    closures: ["stopper", "wax", "foil", "glass", "screw"],
    liquids: AMBER,
    pale: false,
    glasses: BROWNS,
    tinted: 0.12,
    sorts: ["brandy de jerez", "weinbrand", "vinný destilát", "brandy riserva", "solera gran reserva"],
  },
  armagnac: {
    shapes: ["basquaise", "basquaise", "tall", "teardrop", "onion"],
    styles: ["handwritten", "caskcard", "estate", "numeral", "crest", "script"],
    closures: ["wax", "wax", "stopper", "foil"],
    liquids: DARK,
    pale: false,
    glasses: GREENS,
    tinted: 0.2,
    sorts: ["bas-armagnac", "armagnac", "ténarèze"],
  },
  calvados: {
    shapes: ["balloon", "stout", "basquaise", "burgundy", "conical"],
    styles: ["botanical", "estate", "handwritten", "classic", "crest"],
    closures: ["cork", "wax", "stopper", "foil"],
    liquids: ["#c07420", "#b96a1d", "#cf9038", "#a85e1a"],
    pale: false,
    glasses: GREENS,
    tinted: 0.15,
    sorts: ["calvados", "calvados pays d’auge", "jablečný destilát"],
  },
  "wine-red": {
    shapes: ["bordeaux", "bordeaux", "burgundy", "burgundy", "bordeaux"],
    styles: ["estate", "estate", "crest", "script", "modern", "classic", "numeral", "botanical"],
    closures: ["foil", "foil", "foil", "wax"],
    liquids: DARK,
    pale: false,
    glasses: GREENS,
    tinted: 1,
    sorts: ["grand vin", "cru classé", "riserva", "výběr z hroznů", "appellation contrôlée", "vigne vecchie"],
  },
  "wine-white": {
    shapes: ["flute", "flute", "burgundy", "bocksbeutel", "bordeaux"],
    styles: ["classic", "estate", "blackletter", "botanical", "modern", "script", "crest"],
    closures: ["foil", "foil", "wax"],
    liquids: DARK,
    pale: false,
    glasses: ["#4f5a1e", "#5a6424", "#6a4a16", "#4a5526", "#5c3d14"],
    tinted: 1,
    sorts: [
      "ryzlink rýnský",
      "výběr z cibéb",
      "veltlínské zelené",
      "tramín červený",
      "slámové víno",
      "pozdní sběr",
    ],
  },
  champagne: {
    shapes: ["champagne"],
    styles: ["modern", "script", "crest", "gilt", "deco", "numeral", "classic", "estate"],
    closures: ["foil"],
    liquids: DARK,
    pale: false,
    glasses: ["#2c3a1e", "#26331c", "#1c2416", "#3a4322"],
    tinted: 1,
    sorts: ["champagne brut", "millésimé", "blanc de blancs", "extra brut", "crémant"],
  },
  port: {
    shapes: ["port", "port", "bordeaux", "squat"],
    styles: ["medals", "estate", "classic", "crest", "nautical", "numeral"],
    closures: ["wax", "wax", "foil", "stopper"],
    liquids: ["#4a120c", "#5c1a10"],
    pale: false,
    glasses: ["#1b1f17", "#22261a", "#26180f"],
    tinted: 1,
    sorts: ["vintage port", "colheita", "tawny port", "madeira", "late bottled vintage", "oloroso viejo"],
  },
  gin: {
    shapes: ["apothecary", "apothecary", "squat", "stout", "tapered", "tall", "conical"],
    styles: ["botanical", "botanical", "numeral", "deco", "modern", "band", "blackletter"],
    closures: ["cork", "stopper", "wax", "glass"],
    liquids: CLEAR,
    pale: true,
    glasses: ["#1f4a57", "#27405e", "#2f5a4a", "#54406a", "#5a2a34"],
    tinted: 0.5,
    sorts: ["dry gin", "london dry gin", "small batch gin", "old tom gin"],
  },
  absinthe: {
    shapes: ["slim", "bell", "straight", "tall", "conical"],
    styles: ["deco", "gilt", "botanical", "script", "blackletter", "sash"],
    closures: ["foil", "cork", "wax", "stopper"],
    liquids: ["#a9b24e", "#8fa83c", "#b6b75a", "#7f9a44", "#c2bd66"],
    pale: false,
    glasses: GREENS,
    tinted: 0.12,
    sorts: ["absinthe", "absinthe verte", "absinthe distillée"],
  },
  "fruit-spirit": {
    shapes: ["flute", "slim", "bell", "straight", "tall", "flask", "conical"],
    styles: ["handwritten", "handwritten", "botanical", "classic", "modern", "script", "blackletter"],
    closures: ["cork", "cork", "stopper", "wax", "screw"],
    liquids: [...CLEAR, "#e8dcb2", "#e6cf92"],
    pale: true,
    glasses: ["#2f5a4a"],
    tinted: 0.04,
    sorts: ["slivovice", "meruňkovice", "hruškovice", "višňovice", "ovocný destilát", "oskerušovice"],
  },
  herbal: {
    shapes: ["squat", "port", "stout", "flask", "straight", "onion"],
    styles: ["blackletter", "blackletter", "botanical", "medals", "sash", "band"],
    closures: ["stopper", "wax", "screw", "foil", "cork"],
    liquids: ["#5c2a0c", "#6a4a14", "#7f6a1c", "#4a2a12"],
    pale: false,
    glasses: ["#22301a", "#3c2410", "#2c3a1e"],
    tinted: 0.6,
    sorts: ["hořká bylinná", "bylinný likér", "žaludeční hořká", "klášterní likér"],
  },
  liqueur: {
    shapes: ["bell", "decanter", "balloon", "teardrop", "basquaise", "flask", "tapered"],
    styles: ["script", "deco", "medals", "botanical", "crest", "sash"],
    closures: ["stopper", "glass", "foil", "screw", "wax"],
    liquids: ["#c8471c", "#8c1f28", "#d8a21c", "#6a8a2a", "#5a1c3a", "#e0b040", "#3f7a4a"],
    pale: false,
    glasses: ["#3c2410"],
    tinted: 0.06,
    sorts: ["liqueur", "crème de cassis", "triple sec", "vaječný likér", "griotte", "liqueur d’orange"],
  },
  vodka: {
    shapes: ["tall", "tall", "straight", "slim", "tapered"],
    styles: ["modern", "sash", "band", "medals", "numeral", "gilt"],
    closures: ["screw", "stopper", "foil"],
    liquids: CLEAR,
    pale: true,
    glasses: ["#27405e"],
    tinted: 0.06,
    sorts: ["vodka", "wódka wyborowa", "žitná vodka", "grain vodka"],
  },
  tequila: {
    shapes: ["squat", "tapered", "conical", "decanter", "balloon", "apothecary"],
    styles: ["deco", "nautical", "botanical", "crest", "numeral", "handwritten"],
    closures: ["stopper", "cork", "wax", "glass"],
    liquids: ["#d9b45c", "#e3cf92", "#c98f3a", "#e6e0cc"],
    pale: false,
    glasses: ["#27405e"],
    tinted: 0.06,
    sorts: ["tequila reposado", "tequila añejo", "mezcal", "100 % agave"],
  },
  stoneware: {
    shapes: ["jug", "jug", "crock", "crock"],
    styles: ["numeral", "classic", "blackletter", "handwritten", "crest"],
    closures: ["cork", "cork", "wax"],
    liquids: AMBER,
    pale: false,
    glasses: [],
    tinted: 0,
    sorts: ["stará žitná", "jenever", "borovička", "stoneware whisky", "selská"],
  },
  miniature: {
    shapes: ["miniature"],
    styles: ["classic", "band", "medals", "gilt", "crest", "sash", "script", "deco"],
    closures: ["screw", "screw", "foil", "stopper", "wax"],
    liquids: [...AMBER, ...DARK, "#e3dfcf"],
    pale: false,
    glasses: ["#2c3a1e", "#3c2410"],
    tinted: 0.2,
    sorts: ["miniatura", "whisky", "rum", "likér", "brandy"],
  },
};
