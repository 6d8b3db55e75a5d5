import type { LocalizedText } from "#contract/values/locale.ts";
import type { StillSpec } from "#demo/drawing/render-still.ts";

export const topics = {
  collecting: { cs: "Sbírání", en: "Collecting" },
  trading: { cs: "Nákup a prodej", en: "Buying and selling" },
  keeping: { cs: "Uložení a doprava", en: "Keeping and sending" },
} as const satisfies Record<string, LocalizedText>;

export interface DemoArticle {
  /** Base name of the files in `articles/`: `{file}.{cs|en}.html`. */
  readonly file: string;
  readonly topic: keyof typeof topics;
  /** How many days before the demo is filled the article was published. */
  readonly daysAgo: number;
  readonly title: LocalizedText;
  readonly lead: LocalizedText;
  readonly still: StillSpec;
  readonly pictureAlt: LocalizedText;
}

/** The blog of the demo, the newest first. */
export const demoArticles: readonly DemoArticle[] = [
  {
    file: "fill-level",
    topic: "collecting",
    daysAgo: 4,
    title: { cs: "Co prozradí hladina", en: "What a fill level tells" },
    lead: {
      cs: "Plná, v hrdle, v rameni: jak hladinu staré lahve číst, popsat a vyfotit.",
      en: "Full, neck, shoulder: how to read, describe and photograph the level of an old bottle.",
    },
    pictureAlt: {
      cs: "Tři lahve whisky s různou hladinou",
      en: "Three bottles of whisky with different levels",
    },
    still: {
      goods: [
        { seed: 4101, kind: "whisky", title: "Glen Orrin", year: "1974", fillLevel: "neck" },
        { seed: 4102, kind: "whisky", title: "Strathmoy", year: "1968", fillLevel: "shoulder-mid" },
        { seed: 4103, kind: "whisky", title: "Ardvane", year: "1990", fillLevel: "full" },
      ],
    },
  },
  {
    file: "proxy-bidding",
    topic: "trading",
    daysAgo: 11,
    title: { cs: "Jak pracuje vaše maximum", en: "How your maximum works" },
    lead: {
      cs: "Proč se vyplatí říct hned, kolik byste dali, a proč na Kabinetu nepomůže poslední vteřina.",
      en: "Why it pays to say at once what you would give, and why the last second does not help on Kabinet.",
    },
    pictureAlt: { cs: "Láhev koňaku v krabici a karafa", en: "A boxed bottle of cognac and a decanter" },
    still: {
      goods: [
        { seed: 4201, kind: "cognac", title: "Maison Verdier", subtitle: "Extra", boxed: true },
        { seed: 4202, kind: "decanter", title: "Kabinet" },
      ],
    },
  },
  {
    file: "storing-wine",
    topic: "keeping",
    daysAgo: 23,
    title: { cs: "Víno na dvacet let", en: "Wine for twenty years" },
    lead: {
      cs: "Klid, tma, chlad a stálost. Co potřebuje víno k dlouhému zrání i tam, kde není sklep.",
      en: "Calm, darkness, coolness and constancy: what wine needs to mature, even without a cellar.",
    },
    pictureAlt: { cs: "Červené víno, bílé víno a portské", en: "Red wine, white wine and port" },
    still: {
      goods: [
        { seed: 4301, kind: "wine-red", title: "Château Larrivey", year: "1982" },
        { seed: 4302, kind: "wine-white", title: "Weingut Sonnau", year: "1990" },
        { seed: 4303, kind: "port", title: "Quinta do Vale", year: "1977" },
      ],
    },
  },
  {
    file: "closed-distilleries",
    topic: "collecting",
    daysAgo: 37,
    title: { cs: "Zavřené palírny", en: "Closed distilleries" },
    lead: {
      cs: "Port Ellen, Brora, Rosebank: proč jsou drahé, co změnilo jejich znovuotevření a kde začít levněji.",
      en: "Port Ellen, Brora, Rosebank: why they are dear, what reopening changed, and where to begin for less.",
    },
    pictureAlt: { cs: "Dvě staré lahve skotské whisky", en: "Two old bottles of Scotch whisky" },
    still: {
      goods: [
        {
          seed: 4401,
          kind: "whisky",
          title: "Inverloch",
          year: "1978",
          boxed: true,
          fillLevel: "shoulder-high",
        },
        { seed: 4402, kind: "whisky", title: "Dunbarra", year: "1981", fillLevel: "neck" },
      ],
    },
  },
  {
    file: "duty-stamp",
    topic: "collecting",
    daysAgo: 52,
    title: { cs: "Jak číst kolek", en: "How to read a duty stamp" },
    lead: {
      cs: "Kontrolní páska pomůže láhev datovat a pozná se podle ní ta, která se prodávat nesmí.",
      en: "The control strip helps to date a bottle and shows which one must not be sold.",
    },
    pictureAlt: { cs: "Bylinný likér, slivovice a rum", en: "A herbal liqueur, a plum brandy and a rum" },
    still: {
      goods: [
        { seed: 4501, kind: "herbal", title: "Karlova Hořká" },
        { seed: 4502, kind: "fruit-spirit", title: "Slivovice Vizovská" },
        { seed: 4503, kind: "rum", title: "Antilla" },
      ],
    },
  },
  {
    file: "cigar-humidity",
    topic: "keeping",
    daysAgo: 69,
    title: { cs: "Vlhkost doutníků", en: "Humidity for cigars" },
    lead: {
      cs: "Kolik procent je správně, jak ověřit vlhkoměr a jak rozeznat plíseň od výkvětu.",
      en: "How many per cent are right, how to check a hygrometer, and how to tell mould from bloom.",
    },
    pictureAlt: { cs: "Krabice doutníků a humidor", en: "A box of cigars and a humidor" },
    still: {
      goods: [
        { seed: 4601, kind: "cigar-box", title: "La Palmera" },
        { seed: 4602, kind: "humidor", title: "Kabinet" },
      ],
    },
  },
  {
    file: "price-history",
    topic: "trading",
    daysAgo: 88,
    title: { cs: "Za kolik se prodalo a co to znamená", en: "What it was sold for and what that means" },
    lead: {
      cs: "Jak číst graf cen, proč je medián lepší než průměr a jak z archivu udělat vlastní maximum.",
      en: "How to read the price graph, why a median beats an average, and how to make it your maximum.",
    },
    pictureAlt: { cs: "Čtyři lahve stejného rumu", en: "Four bottles of the same rum" },
    still: {
      goods: [4701, 4701, 4701, 4701].map((seed) => ({
        seed,
        kind: "rum" as const,
        title: "Port Demarara",
        year: "1986",
      })),
    },
  },
  {
    file: "packing",
    topic: "keeping",
    daysAgo: 110,
    title: { cs: "Jak zabalit láhev", en: "How to pack a bottle" },
    lead: {
      cs: "Dvě krabice, půl hodiny a pár snímků. Aby láhev, která přežila půl století, přežila i poštu.",
      en: "Two boxes, half an hour and a few pictures, so that a bottle survives the post as well.",
    },
    pictureAlt: { cs: "Lahve s originálními krabicemi", en: "Bottles with their original boxes" },
    still: {
      goods: [
        { seed: 4801, kind: "champagne", title: "Veuve Aurore", boxed: true },
        { seed: 4802, kind: "armagnac", title: "Château Cassagne", year: "1965", boxed: true },
      ],
    },
  },
];
