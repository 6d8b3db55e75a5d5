import type { StoreBody } from "#contract/stores/stores.ts";

const parts = (from: string, to: string) => [{ from, to }];
const long = parts("10:00", "19:00");
const short = parts("09:00", "17:00");
const saturday = parts("09:00", "13:00");
/** The stores' days off, whose dates come every year. */
const daysOff = ["12-25", "12-26", "01-01", "05-08", "09-28", "10-28"];

/** City, street, postcode; the first of a city has its name alone. */
const places = [
  ["Praha", "Vinohrady", "Slezská 112", "130 00"],
  ["Praha", "Dejvice", "Wuchterlova 9", "160 00"],
  ["Praha", "Smíchov", "Štefánikova 41", "150 00"],
  ["Brno", "", "Veselá 18", "602 00"],
  ["Brno", "Královo Pole", "Palackého 77", "612 00"],
  ["Ostrava", "", "Nádražní 64", "702 00"],
  ["Plzeň", "", "Solní 5", "301 00"],
  ["Olomouc", "", "Ostružnická 22", "779 00"],
  ["Liberec", "", "Moskevská 14", "460 01"],
  ["České Budějovice", "", "Kanovnická 10", "370 01"],
  ["Hradec Králové", "", "Švehlova 3", "500 02"],
  ["Pardubice", "", "Pernštýnská 6", "530 02"],
  ["Zlín", "", "Dlouhá 51", "760 01"],
] as const;

/** The thirteen stores of the demo's operator; `year` is that of the holidays to come. */
export function demoStores(year: number): StoreBody[] {
  return places.map(([city, part, street, zip], index) => ({
    name: { cs: `Kabinet ${part ? `${city} – ${part}` : city}`, en: "" },
    note:
      index === 0
        ? {
            cs: "Zvonek u zelených dveří, parkování ve dvoře.",
            en: "Ring at the green door; parking in the yard.",
          }
        : { cs: "", en: "" },
    ...{ street, city, zip, phone: `+420 700 000 ${101 + index}`, email: "prodejny@kabinet.test" },
    week: [...Array(5).fill(city === "Praha" || city === "Brno" ? long : short), saturday, []],
    exceptions: [
      { on: `${year}-12-24`, parts: saturday },
      ...daysOff.map((day) => ({ on: `${day.startsWith("12") ? year : year + 1}-${day}`, parts: [] })),
    ],
    ...{ position: index, isShown: true },
  }));
}
