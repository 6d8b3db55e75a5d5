import type { PickupPoint, PickupPointsPort } from "./pickup-points.ts";

type Row = readonly [id: string, name: string, street: string, city: string, zip: string];

const czech: readonly Row[] = [
  ["101", "Praha 1, Nové Město, Vodičkova 14 (Papírnictví)", "Vodičkova 14", "Praha", "110 00"],
  ["102", "Praha 7, Holešovice, Komunardů 30 (Trafika)", "Komunardů 30", "Praha", "170 00"],
  ["103", "Praha 10, Vršovice, Moskevská 21 (Květinářství)", "Moskevská 21", "Praha", "101 00"],
  ["104", "Brno, Veveří 46 (Knihkupectví)", "Veveří 46", "Brno", "602 00"],
  ["105", "Brno, Královo Pole, Palackého 78 (Zverimex)", "Palackého třída 78", "Brno", "612 00"],
  ["106", "Ostrava, Nádražní 12 (Drogerie)", "Nádražní 12", "Ostrava", "702 00"],
  ["107", "Plzeň, Americká 40 (Hodinářství)", "Americká 40", "Plzeň", "301 00"],
  ["108", "Olomouc, Ostružnická 6 (Vinotéka)", "Ostružnická 6", "Olomouc", "779 00"],
  ["109", "České Budějovice, Krajinská 9 (Čajovna)", "Krajinská 9", "České Budějovice", "370 01"],
  ["110", "Telč, Palackého 5 (Železářství)", "Palackého 5", "Telč", "588 56"],
];
const slovak: readonly Row[] = [
  ["201", "Bratislava, Obchodná 22 (Papiernictvo)", "Obchodná 22", "Bratislava", "811 06"],
  ["202", "Košice, Hlavná 57 (Kníhkupectvo)", "Hlavná 57", "Košice", "040 01"],
  ["203", "Žilina, Národná 11 (Kvetinárstvo)", "Národná 11", "Žilina", "010 01"],
];

/** A few invented points of each country, one of them closed, for development and tests. */
export function createSandboxPoints(): PickupPointsPort {
  return {
    kind: "sandbox",
    list: async (country) => [
      ...(country === "CZ" ? czech : slovak).map(
        ([id, name, street, city, zip]): PickupPoint => ({
          ...{ id, name, street, city, zip, country, isBox: false, isOpen: true, maxWeightG: 15_000 },
        }),
      ),
      ...(country === "CZ" ? boxes : []),
    ],
  };
}

const boxes: readonly PickupPoint[] = [
  {
    ...{ id: "151", name: "Z-BOX Brno, Lidická 30", street: "Lidická 30", city: "Brno", zip: "602 00" },
    ...{ country: "CZ", isBox: true, isOpen: true, maxWeightG: 5_000 },
  },
  {
    ...{ id: "152", name: "Brno, Pekařská 8 (Pekařství)", street: "Pekařská 8", city: "Brno", zip: "602 00" },
    ...{ country: "CZ", isBox: false, isOpen: false, maxWeightG: 15_000 },
  },
];
