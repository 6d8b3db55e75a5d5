import { node } from "./node.ts";

const cigars = node(310, "Doutníky", "Cigars", {
  about: [
    "Ručně balené doutníky, bedny i jednotlivé kusy z humidoru.",
    "Hand-rolled cigars, whole boxes and singles from the humidor.",
  ],
  children: [
    node(311, "Kubánské doutníky", "Cuban cigars", {
      about: ["Habanos, edice a bedny s datem balení.", "Habanos, editions and boxes with their packing date."],
      children: [
        node(312, "Limitované a regionální edice", "Limited and regional editions"),
        node(313, "Zralé bedny", "Aged boxes"),
      ],
    }),
    node(314, "Dominikánské doutníky", "Dominican cigars"),
    node(315, "Nikaragujské doutníky", "Nicaraguan cigars"),
    node(316, "Honduraské doutníky", "Honduran cigars"),
    node(317, "Ostatní doutníky", "Other cigars"),
  ],
});

/** All tobacco demands a verified age and is delivered within Czechia only (the law on tobacco sold at a distance). */
export const tobacco = node(300, "Tabák", "Tobacco", {
  about: [
    "Doutníky, dýmkové směsi a šňupací tabák pro klidnou chvíli.",
    "Cigars, pipe blends and snuff for a quiet hour.",
  ],
  policy: { ageVerified: true, countries: ["CZ"], declarations: ["excise_stamp"] },
  children: [
    cigars,
    node(320, "Cigarillos", "Cigarillos"),
    node(330, "Dýmkový tabák", "Pipe tobacco", {
      about: ["Virginie, latakie, flake i zralé plechovky.", "Virginia, latakia, flake and aged tins."],
      children: [
        node(331, "Anglické směsi", "English blends"),
        node(332, "Virginia a perique", "Virginia and perique"),
        node(333, "Aromatické směsi", "Aromatic blends"),
        node(334, "Archivní plechovky", "Aged tins"),
      ],
    }),
    node(340, "Šňupací tabák", "Snuff"),
    // T6: Cigarettes are sold at fixed prices alone and told of in no newsletter.
    node(350, "Cigarety", "Cigarettes", {
      about: ["Pouze za pevnou cenu podle kolku.", "At the price on the stamp only."],
      policy: {
        saleModes: ["fixed_price"],
        topping: false,
        vouchers: false,
        newsletter: false,
        countries: ["CZ"],
      },
      children: [
        node(351, "Cigarety s filtrem", "Filter cigarettes"),
        node(352, "Cigarety bez filtru", "Plain cigarettes"),
      ],
    }),
  ],
});
