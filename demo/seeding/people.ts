/** A person of the demo; all but the newcomers may bid. */
export interface Person {
  readonly email: string;
  readonly username: string;
  readonly scopes?: readonly string[];
  readonly town: string;
  /** Whether the person has the badge: complete contact data and a confirmed phone number. */
  readonly verified?: boolean;
  readonly trader?: boolean;
  /** Whether the person has registered but not confirmed the e-mail yet. */
  readonly newcomer?: boolean;
  /** This person's share of the demo's listings; none for people who only buy. */
  readonly offers: number;
}

export const demoPassword = "kabinet-demo-2026";
export const sellerEmail = "prodejce@kabinet.test";
export const buyerEmail = "kupujici@kabinet.test";
const adminEmail = "admin@kabinet.test";

const known: readonly Person[] = [
  { email: sellerEmail, username: "Jan.Orech", town: "Brno", verified: true, offers: 3 },
  { email: buyerEmail, username: "Klara.Vesela", town: "Praha", verified: true, offers: 0 },
  {
    email: adminEmail,
    username: "Kabinet",
    town: "Praha",
    scopes: ["admin"],
    verified: true,
    trader: true,
    offers: 0,
  },
];

type Row = readonly [
  username: string,
  town: string,
  offers: number,
  badge?: "verified" | "trader" | "newcomer",
];

const rows: readonly Row[] = [
  ["Vinoteka.U.Sudu", "Olomouc", 6, "trader"],
  ["Palirna.na.Rohu", "Hradec Králové", 5, "trader"],
  ["Doutnikovy.klub", "Praha", 5, "trader"],
  ["Sklep.Cihlova", "Plzeň", 4, "trader"],
  ["Antik.Zelenka", "Liberec", 4, "trader"],
  ["rumovy_kapitan", "Ostrava", 4, "verified"],
  ["MartinKorbel", "Praha", 4, "verified"],
  ["stary.sklepnik", "Mikulov", 4, "verified"],
  ["petra-hajkova", "České Budějovice", 3, "verified"],
  ["dymkar_z_Prosece", "Skuteč", 3, "verified"],
  ["Tomas.Rericha", "Pardubice", 3, "verified"],
  ["slad_a_raselina", "Brno", 3, "verified"],
  ["JirkaKocian", "Zlín", 3, "verified"],
  ["Hedvika.S", "Znojmo", 2, "verified"],
  ["vokurka68", "Jihlava", 2],
  ["Ales.Pivonka", "Kolín", 1],
  ["lahev_po_dedovi", "Tábor", 1],
  ["Zdena.Kralova", "Karlovy Vary", 1],
  ["OndraMaly", "Opava", 1],
  ["bednar.Josef", "Uherské Hradiště", 1],
  ["M.Stastny", "Praha", 0, "verified"],
  ["whiskar_Vit", "Brno", 0, "verified"],
  ["Lucie.Benesova", "Ostrava", 0, "verified"],
  ["Radek_K", "Praha", 0],
  ["sberatel_77", "Děčín", 0, "verified"],
  ["Honza.z.Podoli", "Praha", 0],
  ["E.Novotny", "Most", 0],
  ["Kamil.Hruby", "Frýdek-Místek", 0, "verified"],
  ["pan.Vilem", "Chrudim", 0],
  ["Stepan_Adamec", "Kladno", 0],
  ["ivana.ryba", "Beroun", 0],
  ["BorekSima", "Třebíč", 0],
  ["tichy_drazitel", "Praha", 0, "verified"],
  ["Filip.Jezek", "Havířov", 0],
  ["Ctirad", "Písek", 0],
  ["nova_Alena", "Přerov", 0, "newcomer"],
  ["Pavel.Dlask", "Vsetín", 0, "newcomer"],
];

/** The forty people of the demo. */
export const people: readonly Person[] = [
  ...known,
  ...rows.map(([username, town, offers, badge], index) => ({
    email: `clen${index + 1}@kabinet.test`,
    username,
    town,
    offers,
    verified: badge === "verified" || badge === "trader",
    trader: badge === "trader",
    newcomer: badge === "newcomer",
  })),
];
