import { goodsOf } from "#demo/content/good.ts";

const pipes = goodsOf("pipe", {}, [
  [
    411,
    "Jírovec",
    "Bent Dublin č. 212",
    8_900,
    "Ruční práce pražského dýmkaře, hlava bez tmelu, ebonitový náustek s parohovým kroužkem.",
    { vintage: 2011, boxed: true },
  ],
  [
    411,
    "Jírovec",
    "Blowfish, bambusový krček",
    21_500,
    "Výstavní kus, žíhání z obou stran, podpis pod krčkem.",
    { vintage: 2018, boxed: true },
  ],
  [
    411,
    "Aldersby",
    "Billiard 1938",
    6_700,
    "Anglický briár s patentním číslem, po odborné renovaci.",
    { vintage: 1938 },
  ],
  [
    411,
    "Aldersby",
    "Prince, pískovaná 1964",
    3_250,
    "Hluboké pískování, stříbrný prsten s puncem.",
    { vintage: 1964 },
  ],
  [
    412,
    "Eskişehir Usta",
    "mořská pěna, hlava sultána",
    12_400,
    "Vyřezávaná hlava s turbanem, jantarový náustek, v kazetě z ořechu.",
    { vintage: 1921, boxed: true },
  ],
]);

const humidors = goodsOf("humidor", {}, [
  [
    421,
    "Truhlářství Šimral",
    "humidor z makasaru pro 80 kusů",
    16_800,
    "Španělský cedr, tři patra, vlhkoměr kalibrovaný v říjnu.",
    { vintage: 2015, boxed: false },
  ],
  [
    421,
    "Stowbridge",
    "cestovní humidor z mahagonu",
    3_400,
    "Vnitřek z cedru, na pět robust, patina odpovídá cestám.",
    { vintage: 1992 },
  ],
]);

const glass = goodsOf("glassware", {}, [
  [
    451,
    "Huť Rozkoš",
    "šest sklenic na koňak, broušené",
    2_350,
    "Ruční brus z padesátých let, jedna s drobným oťukem na noze.",
    { pieces: 6, vintage: 1955 },
  ],
  [
    451,
    "Huť Rozkoš",
    "degustační sklenky, pár v kazetě",
    890,
    "Foukané tenké sklo, na stopce značka hutě.",
    { pieces: 2, boxed: true },
  ],
  [
    452,
    "Huť Rozkoš",
    "dvanáct pohárů, foukané sklo",
    4_800,
    "Kompletní dvanáctka, foukané nodusy, bez oprav.",
    { pieces: 12, vintage: 1930 },
  ],
]);

const decanters = goodsOf("decanter", {}, [
  [
    453,
    "Huť Rozkoš",
    "karafa s brusem, první republika",
    5_600,
    "Olovnaté sklo, zátka číslovaná shodně s hrdlem.",
    { vintage: 1928 },
  ],
  [
    453,
    "Loisenglas",
    "lodní dekantér",
    1_980,
    "Široké dno pro kajutu, těžké sklo bez zákalu.",
    { vintage: 1968 },
  ],
]);

const tools = goodsOf("accessory", {}, [
  [
    460,
    "Patent Hrdlička",
    "vývrtka s dřevěnou rukojetí 1898",
    3_100,
    "Soustružená rukojeť, patentní značka na dříku je dobře čitelná.",
    { vintage: 1898, sort: "corkscrew" },
  ],
  [
    460,
    "Coutellerie Vernade",
    "vývrtka s rukojetí z vinného keře",
    2_200,
    "Ruční práce, spirála se šesti závity.",
    { vintage: 2014, boxed: true, sort: "corkscrew" },
  ],
  [
    460,
    "Klinge & Sohn",
    "sklepní vývrtka 1935",
    1_240,
    "Těžký sklepnický kus, po vyčištění a naolejování.",
    { vintage: 1935, sort: "corkscrew" },
  ],
  [
    480,
    "Marvan",
    "placatka s monogramem",
    1_450,
    "Reklamní dárek likérky z roku 1934, šroubení těsní.",
    { vintage: 1934, sort: "flask" },
  ],
  [
    480,
    "Admiral Whitlock",
    "důstojnická placatka 1951",
    2_900,
    "Stříbřená placatka, na dně punc a číslo.",
    { vintage: 1951, sort: "flask" },
  ],
  [
    480,
    "Hotel Terminus",
    "barová odměrka, dvě míry",
    890,
    "Z hotelového baru, dvojitý kužel na dvě a čtyři cl.",
    { vintage: 1962, sort: "jigger", said: { provenance: "Z hotelového baru" } },
  ],
  [
    480,
    "Kettering Dock",
    "barmanská odměrka",
    560,
    "Edice z návštěvnického centra palírny, leštěná ocel.",
    { vintage: 2016, sort: "jigger" },
  ],
]);

export const accessories = [...pipes, ...humidors, ...glass, ...decanters, ...tools];
