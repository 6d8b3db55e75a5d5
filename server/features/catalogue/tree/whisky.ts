import { node } from "./node.ts";

export const whisky = node(3, "Whisky", "Whisky", {
  about: [
    "Skotské palírny, irské kotle, americký sud i japonská trpělivost.",
    "Scottish distilleries, Irish pots, American oak and Japanese patience.",
  ],
  children: [
    node(30, "Skotská whisky", "Scotch whisky", {
      about: [
        "Single malty podle krajů, blendy a jednosudová stáčení.",
        "Single malts by region, blends and single casks.",
      ],
      children: [
        node(31, "Skotská single malt", "Scotch single malt", {
          about: ["Slad jediné palírny, roztříděný podle krajů.", "Malt of a single distillery, sorted by region."],
          children: [
            node(32, "Islay", "Islay"),
            node(33, "Speyside", "Speyside"),
            node(34, "Highlands", "Highlands"),
            node(35, "Lowlands", "Lowlands"),
            node(36, "Campbeltown", "Campbeltown"),
            node(37, "Ostrovy", "Islands"),
          ],
        }),
        node(38, "Blended malt", "Blended malt"),
        node(39, "Skotské blendy", "Blended Scotch"),
        node(40, "Skotská obilná", "Scotch grain"),
        node(41, "Zavřené palírny", "Closed distilleries", {
          about: ["Sudy palíren, které už nepálí.", "Casks of distilleries that distil no more."],
        }),
      ],
    }),
    node(42, "Irská whiskey", "Irish whiskey", {
      about: ["Single pot still, single malt a blendy.", "Single pot still, single malt and blends."],
    }),
    node(43, "Americká whiskey", "American whiskey", {
      about: ["Bourbon, rye a Tennessee.", "Bourbon, rye and Tennessee."],
      children: [node(44, "Bourbon", "Bourbon"), node(45, "Rye", "Rye"), node(46, "Tennessee", "Tennessee")],
    }),
    node(47, "Japonská whisky", "Japanese whisky", {
      about: [
        "Limitované edice a sudy ze zaniklých i činných palíren.",
        "Limited editions and casks of distilleries past and present.",
      ],
    }),
    node(48, "Kanadská whisky", "Canadian whisky"),
    node(49, "Tchajwanská a indická whisky", "Taiwanese and Indian whisky"),
    node(50, "Česká a evropská whisky", "Czech and European whisky"),
    node(51, "Ostatní whisky", "Other whisky"),
  ],
});
