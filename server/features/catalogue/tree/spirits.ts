import { node } from "./node.ts";
import { otherSpirits } from "./other-spirits.ts";
import { whisky } from "./whisky.ts";

const rum = node(2, "Rum", "Rum", {
  about: [
    "Destiláty z třtiny od karibských melas po martinický agricole.",
    "Cane spirits, from Caribbean molasses to agricole of Martinique.",
  ],
  children: [
    node(10, "Karibský rum", "Caribbean rum", {
      about: [
        "Ostrovní palírny, lihovarské ročníky a nezávislé stáčírny.",
        "Island distilleries, single vintages and independent bottlers.",
      ],
      children: [
        node(11, "Jamajka", "Jamaica"),
        node(12, "Barbados", "Barbados"),
        node(13, "Trinidad", "Trinidad"),
        node(14, "Kuba", "Cuba"),
        node(15, "Dominikánská republika", "Dominican Republic"),
        node(16, "Ostatní ostrovy", "Other islands"),
      ],
    }),
    node(17, "Jihoamerický a středoamerický rum", "South and Central American rum", {
      about: [
        "Guatemala, Venezuela, Panama a demerarské kotle z Guyany.",
        "Guatemala, Venezuela, Panama and the Demerara stills of Guyana.",
      ],
      children: [
        node(18, "Guyana a Demerara", "Guyana and Demerara"),
        node(19, "Venezuela", "Venezuela"),
        node(20, "Guatemala", "Guatemala"),
        node(21, "Panama", "Panama"),
      ],
    }),
    node(22, "Rhum agricole", "Rhum agricole", {
      about: [
        "Z čerstvé třtinové šťávy: Martinik, Guadeloupe, Haiti.",
        "From fresh cane juice: Martinique, Guadeloupe, Haiti.",
      ],
    }),
    node(23, "Cachaça", "Cachaça"),
    node(24, "Rum z Afriky a Asie", "African and Asian rum"),
    node(25, "Rumové likéry a kořeněné rumy", "Spiced rum and rum liqueurs"),
  ],
});

const brandy = node(4, "Koňak a brandy", "Cognac and brandy", {
  about: [
    "Vínovice z Charente, Gaskoňska i odjinud, od V.S. po staré ročníky.",
    "Grape spirits of Charente, Gascony and beyond, from V.S. to old vintages.",
  ],
  children: [
    node(60, "Koňak", "Cognac", {
      about: [
        "Grande Champagne, Borderies a další cru Charente.",
        "Grande Champagne, Borderies and the other crus of Charente.",
      ],
      children: [
        node(61, "V.S. a V.S.O.P.", "V.S. and V.S.O.P."),
        node(62, "X.O. a starší", "X.O. and older"),
        node(63, "Ročníkový koňak", "Vintage cognac"),
      ],
    }),
    node(64, "Armagnac", "Armagnac"),
    node(65, "Calvados", "Calvados"),
    node(66, "Španělská brandy", "Spanish brandy"),
    node(67, "Arménská a gruzínská brandy", "Armenian and Georgian brandy"),
    node(68, "Grappa a marc", "Grappa and marc"),
    node(69, "Pisco", "Pisco"),
    node(70, "Ostatní vínovice", "Other grape brandy"),
  ],
});

/**
 * T4: In the tree of categories spirits, as wine and tobacco, ask for a verified age, which counts once the setting
 * says so (B9).
 *
 * Ids 2 and 3 come first (rule T1): rum, then whisky.
 */
export const spirits = node(1, "Lihoviny", "Spirits", {
  about: [
    "Sběratelské lahve z palíren celého světa, od první edice po archivní stáčení.",
    "Collectible bottles from distilleries the world over, first editions and archive bottlings alike.",
  ],
  policy: { ageVerified: true, declarations: ["excise_stamp", "sealed"] },
  children: [rum, whisky, brandy, ...otherSpirits],
});
