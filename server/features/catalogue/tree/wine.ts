import { node } from "./node.ts";

const red = node(210, "Červené víno", "Red wine", {
  about: ["Archivní ročníky z Evropy i zámoří.", "Archive vintages from Europe and overseas."],
  children: [
    node(211, "Bordeaux", "Bordeaux red", {
      children: [node(212, "Levý břeh", "Left bank"), node(213, "Pravý břeh", "Right bank")],
    }),
    node(214, "Burgundsko červené", "Burgundy red"),
    node(215, "Rhôna", "Rhône red"),
    node(216, "Italské červené", "Italian red", {
      children: [node(217, "Piemont", "Piedmont"), node(218, "Toskánsko", "Tuscany"), node(219, "Veneto", "Veneto")],
    }),
    node(220, "Španělské a portugalské červené", "Spanish and Portuguese red"),
    node(221, "Moravské a české červené", "Moravian and Bohemian red"),
    node(222, "Červené ze zámoří", "New World red"),
    node(223, "Ostatní červené", "Other red"),
  ],
});

const white = node(230, "Bílé víno", "White wine", {
  about: ["Od ryzlinků z Mosely po velké chardonnay.", "From Mosel riesling to grand chardonnay."],
  children: [
    node(231, "Burgundsko bílé", "Burgundy white"),
    node(232, "Alsasko a Loira", "Alsace and Loire"),
    node(233, "Německé a rakouské bílé", "German and Austrian white"),
    node(234, "Moravské a české bílé", "Moravian and Bohemian white"),
    node(235, "Oranžové víno", "Orange wine"),
    node(236, "Ostatní bílé", "Other white"),
  ],
});

export const wine = node(200, "Víno", "Wine", {
  about: [
    "Ročníky, které zrály v dobrých sklepech, a šumivá vína pro velké dny.",
    "Vintages kept in good cellars, and sparkling wine for great days.",
  ],
  policy: { ageVerified: true, declarations: ["sealed"] },
  children: [
    red,
    white,
    node(240, "Růžové víno", "Rosé wine"),
    node(250, "Šumivé víno", "Sparkling wine", {
      about: ["Champagne, crémant, cava i moravské sekty.", "Champagne, crémant, cava and Moravian sekt."],
      children: [
        node(251, "Champagne", "Champagne", {
          children: [
            node(252, "Ročníkové champagne", "Vintage champagne"),
            node(253, "Neročníkové champagne", "Non-vintage champagne"),
          ],
        }),
        node(254, "Crémant a cava", "Crémant and cava"),
        node(255, "Prosecco a sekty", "Prosecco and sekt"),
      ],
    }),
    node(260, "Fortifikované a dezertní", "Fortified and dessert wine", {
      about: ["Portské, sherry, madeira, tokaj a sauternes.", "Port, sherry, madeira, tokaj and sauternes."],
      children: [
        node(261, "Portské", "Port"),
        node(262, "Sherry", "Sherry"),
        node(263, "Madeira a marsala", "Madeira and marsala"),
        node(264, "Tokaj, sauternes a slámová", "Tokaj, sauternes and straw wine"),
        node(265, "Vermut a aperitivy", "Vermouth and aperitifs"),
      ],
    }),
    node(270, "Medovina a ovocná vína", "Mead and fruit wine"),
    node(280, "Kolekce a smíšené bedny", "Collections and mixed cases"),
  ],
});
