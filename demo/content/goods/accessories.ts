import { goodsOf } from "../good.ts";

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
  [413, "Harbour Lamp", "sada dusítek ve stojanu", 560, "Mosaz a jelení paroh, pět kusů.", { pieces: 5 }],
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
    "cestovní humidor, kůže",
    3_400,
    "Vnitřek z cedru, na pět robust, patina odpovídá cestám.",
    { vintage: 1992 },
  ],
  [
    422,
    "Stowbridge",
    "pouzdro na tři churchilly",
    1_150,
    "Kůže s raženým monogramem, lze přerazit.",
    { vintage: 1985 },
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
    "dvanáct římských pohárů, zelené sklo",
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

const others = goodsOf("accessory", {}, [
  [
    430,
    "Vulkan & Cie.",
    "stolní zapalovač 1952",
    2_650,
    "Postříbřený, po výměně knotu zapaluje na první pokus.",
    { vintage: 1952 },
  ],
  [
    430,
    "Klinge & Sohn",
    "gilotina na doutníky",
    1_240,
    "Čepel po přebroušení, střenky z rohoviny.",
    { vintage: 1935 },
  ],
  [
    440,
    "Kavárna Terminus",
    "porcelánový popelník",
    780,
    "Hotelový porcelán se zlatou linkou, bez vlasových prasklin.",
    { vintage: 1931 },
  ],
  [
    460,
    "Patent Hrdlička",
    "vývrtka s pákou 1898",
    3_100,
    "Litina s mosazným štítkem, funkční převod.",
    { vintage: 1898 },
  ],
  [
    460,
    "Coutellerie Vernade",
    "someliérský nůž, roh a damašková ocel",
    2_200,
    "Ruční výroba, spirála vedená šesti závity.",
    { vintage: 2014, boxed: true },
  ],
  [
    470,
    "Château Perdrigal",
    "prázdná bedna 1982",
    1_350,
    "Dřevěná bedna s vypáleným znakem, všechny přepážky.",
    { vintage: 1982 },
  ],
  [
    480,
    "Lichtenau & syn",
    "smaltovaná cedule 1926",
    19_500,
    "Smalt 40 × 60 cm, dva otluky na okraji, barvy syté.",
    { vintage: 1926 },
  ],
  [
    480,
    "Marvan",
    "hostinské zrcadlo s reklamou",
    4_400,
    "Leptaný nápis a původní rám, zrcadlo bez skvrn.",
    { vintage: 1934 },
  ],
  [
    490,
    "Edice Kvelb",
    ", Průvodce po palírnách 1973",
    690,
    "Mapy v příloze kompletní, razítko knihovny.",
    { vintage: 1973 },
  ],
  [
    490,
    "Sklep U Černého vozu",
    ", ceník vín z roku 1911",
    1_890,
    "Dvacet čtyři stran s cenami v korunách, litografie sklepů.",
    { vintage: 1911 },
  ],
]);

export const accessories = [...pipes, ...humidors, ...glass, ...decanters, ...others];
