import { node } from "./node.ts";

/** Everything strong besides rum, whisky and brandy. */
export const otherSpirits = [
  node(5, "Ovocné destiláty", "Fruit brandy", {
    about: [
      "Slivovice, hruškovice, meruňkovice a další pálenky z ovoce.",
      "Plum, pear, apricot and other spirits distilled from fruit.",
    ],
    children: [
      node(80, "Slivovice", "Plum brandy"),
      node(81, "Hruškovice", "Pear brandy"),
      node(82, "Meruňkovice", "Apricot brandy"),
      node(83, "Třešňovice a višňovice", "Cherry brandy"),
      node(84, "Jablkovice", "Apple brandy"),
      node(85, "Ostatní ovocné destiláty", "Other fruit brandy"),
    ],
  }),
  node(6, "Gin a jalovcové", "Gin and genever", {
    about: ["London dry, zrající giny, genever a borovička.", "London dry, aged gin, genever and borovička."],
    children: [
      node(90, "London dry", "London dry"),
      node(91, "Zrající gin", "Aged gin"),
      node(92, "Genever a borovička", "Genever and borovička"),
      node(93, "Ochucený gin", "Flavoured gin"),
    ],
  }),
  node(7, "Absint a anýzové", "Absinthe and anise", {
    about: ["Absint, pastis, ouzo a arak.", "Absinthe, pastis, ouzo and arak."],
    children: [node(100, "Absint", "Absinthe"), node(101, "Pastis, ouzo a arak", "Pastis, ouzo and arak")],
  }),
  node(8, "Vodka a čiré lihoviny", "Vodka and clear spirits", {
    about: ["Obilná, bramborová i vinná, čistá a ochucená.", "From grain, potato or grape, plain and flavoured."],
    children: [
      node(110, "Vodka", "Vodka"),
      node(111, "Akvavit a kořeněné", "Aquavit and spiced spirits"),
      node(112, "Ochucená vodka", "Flavoured vodka"),
    ],
  }),
  node(9, "Tequila a mezcal", "Tequila and mezcal", {
    about: ["Blanco, reposado, añejo a kouř z Oaxaky.", "Blanco, reposado, añejo and the smoke of Oaxaca."],
    children: [
      node(120, "Blanco", "Blanco"),
      node(121, "Reposado a añejo", "Reposado and añejo"),
      node(122, "Mezcal a příbuzné", "Mezcal and its kin"),
    ],
  }),
  node(130, "Likéry a bittery", "Liqueurs and bitters", {
    about: ["Bylinné, ovocné a krémové likéry, hořké a punče.", "Herbal, fruit and cream liqueurs, bitters and punch."],
    children: [
      node(131, "Bylinné likéry", "Herbal liqueurs"),
      node(132, "Ovocné likéry", "Fruit liqueurs"),
      node(133, "Krémové likéry", "Cream liqueurs"),
      node(134, "Hořké a bittery", "Bitters"),
      node(135, "Punč", "Punch"),
    ],
  }),
  node(140, "Ostatní lihoviny", "Other spirits", {
    about: ["Baijiu, shōchū, míchané nápoje, miniatury a sady.", "Baijiu, shochu, cocktails, miniatures and sets."],
    children: [
      node(141, "Asijské destiláty", "Asian spirits"),
      node(142, "Koktejly a míchané nápoje", "Cocktails"),
      node(143, "Miniatury a sady", "Miniatures and sets"),
    ],
  }),
];
