import { goodsOf } from "#demo/content/good.ts";

const boxes = goodsOf("cigar-box", { pieces: 25 }, [
  [
    312,
    "La Reina del Valle",
    "Edición Limitada 2008",
    18_900,
    "Tmavý list z horních pater, bedna s dvojím páskem. Vitola už se nebalí.",
    { vintage: 2008, boxed: true },
  ],
  [
    312,
    "La Reina del Valle",
    "Regional Adriático 2014",
    11_200,
    "Regionální edice číslovaná do 4 000 beden, ta moje je 1 126.",
    { vintage: 2014, pieces: 20, boxed: true },
  ],
  [
    312,
    "Flor de Otoño",
    "Humidor 1998, výroční",
    96_000,
    "Výroční humidor s padesáti doutníky, klíč i vlhkoměr v pořádku.",
    { vintage: 1998, pieces: 50, boxed: true },
  ],
  [
    313,
    "Flor de Otoño",
    "Lonsdale 1996, celá bedna",
    32_500,
    "Kód na dně odpovídá březnu 1996, vlhkost po celou dobu 65 procent.",
    { vintage: 1996, boxed: true, said: { storage: "Humidor 65 %, 18 °C" } },
  ],
  [
    313,
    "Don Valerico",
    "Petit Corona 2001",
    14_600,
    "Slavný krycí list, plume na několika kusech, ne plíseň.",
    { vintage: 2001, boxed: true },
  ],
  [
    313,
    "Don Valerico",
    "Double Corona 2005, kabinet 50",
    44_000,
    "Kabinet s žlutou stuhou, chybí čtyři kusy, bedna přepočítaná.",
    { vintage: 2005, pieces: 46, boxed: true },
  ],
  [
    311,
    "Don Valerico",
    "Robusto, bedna 2021",
    9_300,
    "Čerstvá bedna z povoleného dovozu, kolek neporušený.",
    {
      vintage: 2021,
      boxed: true,
      said: { dutyStamp: "present", provenance: "Oficiální dovoz, kolek na bedně" },
    },
  ],
  [
    314,
    "Casa Marimón",
    "Maduro Churchill",
    4_900,
    "Broadleaf zrálý pět let, káva a zemitost.",
    { pieces: 20, boxed: true },
  ],
  [
    314,
    "Casa Marimón",
    "Aniversario No. 1",
    7_800,
    "Bedna s knihou o domě, vydáno k půlstoletí značky.",
    { vintage: 2012, pieces: 10, boxed: true },
  ],
  [
    315,
    "Volcán Estelar",
    "Toro Oscuro",
    3_600,
    "Sopečná půda, pepř a čokoláda, lisovaný formát.",
    { pieces: 20, boxed: true },
  ],
  [
    315,
    "Volcán Estelar",
    "Piramide 2010, odležená",
    5_450,
    "Léta odležené, síla ustoupila a zůstala krása.",
    { vintage: 2010, pieces: 20, boxed: true },
  ],
  [
    316,
    "Copán Oro",
    "Torpedo, natural",
    2_350,
    "Lehčí honduraský styl k dopolední kávě.",
    { pieces: 20, boxed: true },
  ],
  [
    317,
    "Beato Bahía",
    "Mata Fina Corona",
    1_980,
    "Brazilský krycí list, kakaové boby, rovný tah.",
    { pieces: 25, boxed: true },
  ],
]);

const singles = goodsOf("cigar", { pieces: 5 }, [
  [
    313,
    "Flor de Otoño",
    "Salomón, pět kusů v tubách",
    4_100,
    "Pět velkých figurado z různých ročníků, každý ve skleněné tubě.",
    { vintage: 2009 },
  ],
  [
    311,
    "La Reina del Valle",
    "Torpedo, tři kusy",
    1_480,
    "Zbytek bedny otevřené k ochutnávce, drženo na 65 procentech.",
    { vintage: 2018, pieces: 3, said: { storage: "Humidor 65 %, 18 °C" } },
  ],
  [
    315,
    "Volcán Estelar",
    "Lancero, svazek deseti",
    1_250,
    "Svazek s fialovou stuhou, úzký formát a dlouhá chuť.",
    { pieces: 10 },
  ],
]);

const cigarillos = goodsOf("cigarillos", { pieces: 20 }, [
  [
    320,
    "Kapitán Mareš",
    "cigarillos, plechovka 1965",
    1_150,
    "Neotevřená plechovka s lodí, kolek přes víko.",
    { bottled: 1965, said: { dutyStamp: "historic" } },
  ],
  [
    320,
    "Señorita Clara",
    "mini, pět krabiček",
    690,
    "Pět neotevřených krabiček starého balení.",
    { pieces: 100 },
  ],
]);

const pipeTobacco = goodsOf("pipe-tobacco", {}, [
  [
    331,
    "Whitcombe & Sons",
    "Night Porter 1981",
    5_900,
    "Neotevřená plechovka, vakuum drží. Latakie původního receptu.",
    { vintage: 1981 },
  ],
  [
    331,
    "Harbour Lamp",
    "Full English, 200 g",
    1_250,
    "Velká plechovka, kyperská latakie a perique, otevřená nebyla.",
    { vintage: 2012 },
  ],
  [
    332,
    "Harbour Lamp",
    "Virginia Flake 1995",
    4_200,
    "Flake, který s léty tmavne do černa a voní po sušeném ovoci.",
    { vintage: 1995 },
  ],
  [332, "Pelhřim", "Stará Virginie", 690, "Domácí míchání z osmdesátých let.", { vintage: 1988 }],
  [
    333,
    "Pelhřim",
    "medová a švestka",
    480,
    "Aromatická směs s českými švestkami a medem.",
    { vintage: 2019 },
  ],
  [
    334,
    "Whitcombe & Sons",
    "Balkan Mixture 1959",
    15_800,
    "Předloha všech balkánských směsí, plechovka s datovaným kolkem.",
    { vintage: 1959, said: { dutyStamp: "historic" } },
  ],
  [
    334,
    "Whitcombe & Sons",
    "Coronation 1953, v ochranném sáčku",
    8_700,
    "Korunovační plechovka s portrétem, hrany bez koroze.",
    { vintage: 1953 },
  ],
  [
    334,
    "Harbour Lamp",
    "Kapitánská rezerva 1974",
    6_350,
    "Litografie s majákem, plechovka nikdy neotevřená.",
    { vintage: 1974 },
  ],
]);

const pouches = goodsOf("tobacco-pouch", {}, [
  [
    333,
    "Kapitán Mareš",
    "směs na cesty, 50 g",
    420,
    "Pytlík s původním kolkem, směs jemně řezaná, třešeň a karamel.",
    { vintage: 2018, said: { dutyStamp: "present" } },
  ],
  [
    331,
    "Harbour Lamp",
    "Half Latakia, 100 g",
    780,
    "Dva zatavené pytlíky, latakie a orientální list.",
    { vintage: 2014 },
  ],
]);

const snuff = goodsOf("pipe-tobacco", {}, [
  [
    340,
    "Alpenschnupf",
    "šňupací tabák, plechová dóza",
    460,
    "Mentol a broskev, dóza z konce osmdesátých let.",
    { vintage: 1989 },
  ],
]);

export const tobacco = [...boxes, ...singles, ...cigarillos, ...pipeTobacco, ...pouches, ...snuff];
