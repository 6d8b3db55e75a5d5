/** Kinds of goods that can be drawn. The kind sets the choice of shapes, materials and labels; the seed picks from it. */
export const GOODS_KINDS = [
  "whisky",
  "rum",
  "cognac",
  "brandy",
  "armagnac",
  "calvados",
  "wine-red",
  "wine-white",
  "champagne",
  "port",
  "gin",
  "absinthe",
  "fruit-spirit",
  "herbal",
  "liqueur",
  "vodka",
  "tequila",
  "stoneware",
  "miniature",
  "cigar",
  "cigar-box",
  "cigarillos",
  "pipe-tobacco",
  "tobacco-pouch",
  "pipe",
  "humidor",
  "glassware",
  "decanter",
  "accessory",
] as const;
export type GoodsKind = (typeof GOODS_KINDS)[number];

export type FillLevel = "full" | "neck" | "shoulder-high" | "shoulder-mid" | "low";

/** The closures of bottles; a stopper is a cork with a wooden head. */
export type ClosureName = "foil" | "wax" | "stopper" | "glass" | "screw" | "cork" | "crown";

/** The packaging that stands beside a boxed bottle. */
export type Casing = "tube" | "wood" | "carton";

export interface GoodsSpec {
  /** Any integer: the same seed and words always give the same picture. */
  seed: number;
  kind: GoodsKind;
  /** The brand as it stands on the label. */
  title: string;
  subtitle?: string;
  /** The sort of drink above the brand, or which tool an accessory is; the seed decides where it is absent. */
  sort?: string;
  year?: string;
  /** Small print, for example volume and strength. */
  facts?: string;
  fillLevel?: FillLevel;
  /** Whether its tube or wooden box stands beside it. */
  boxed?: boolean;
  /** How many bottles stand there; one where it is absent. */
  pieces?: number;
  /** The seed decides where they are absent. */
  closure?: ClosureName;
  casing?: Casing;
}

export type PictureRole = "front" | "label" | "closure" | "level" | "back";

/** A part of the drawing worth a picture of its own, as shares (0–1) of the drawing's width and height. */
export interface Crop {
  role: PictureRole;
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface GoodsDrawing {
  svg: string;
  /** Pixels of the front picture, 4:5. */
  width: number;
  height: number;
  crops: Crop[];
}
