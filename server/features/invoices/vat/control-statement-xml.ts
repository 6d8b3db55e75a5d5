import { create } from "xmlbuilder2";
import { noLetters } from "#server/xml/no-letters.ts";
import type { Party } from "../invoice-content.ts";
import { decimal } from "../isdoc/isdoc-amounts.ts";
import type { ControlLine, ControlStatement } from "./vat-month-rules.ts";

interface Written extends ControlStatement {
  readonly month: string;
  /** B: regular, N: subsequent. */
  readonly form: "B" | "N";
  readonly today: string;
  readonly supplier: Party;
  /** Digits alone. */
  readonly taxId: string;
  /** The codes of the tax office and of its branch. */
  readonly office: string;
  readonly branch: string;
}

/** The form DPHKH1 03.01 of the Czech tax office as far as it is about supplies: sections A.4 and A.5 and their control sums. */
export function controlStatementXml(written: Written): string {
  const { month, form, today, supplier, taxId, office, branch, named, gathered, gatheredCount } = written;
  const [year = "", number = ""] = month.split("-");
  const root = create({ version: "1.0", encoding: "UTF-8" }).ele("Pisemnost", { nazevSW: "Kabinet", verzeSW: "1" });
  const kh = root.ele("DPHKH1", { verzePis: "03.01" });
  kh.ele("VetaD", {
    ...{ dokument: "KH1", k_uladis: "DPH", khdph_forma: form, rok: year, mesic: String(Number(number)) },
    ...{ d_poddp: officeDay(today), ...(form === "N" && { d_zjist: officeDay(today) }) },
  });
  kh.ele("VetaP", {
    ...{ c_ufo: office, c_pracufo: branch, dic: taxId, typ_ds: "P", zkrobchjm: supplier.name },
    ...{ ulice: supplier.street, naz_obce: supplier.city, psc: supplier.zip.replace(/\D/g, "") },
    ...{ stat: "ČESKÁ REPUBLIKA", email: supplier.email },
  });
  for (const [index, { document, ...line }] of named.entries())
    kh.ele("VetaA4", {
      ...{ c_radku: String(index + 1), dic_odb: document.taxId.replace(/\D/g, ""), c_evid_dd: document.number },
      ...{ dppd: officeDay(document.taxableOn), ...amountsOf(line), kod_rezim_pl: "0", zdph_44: "N" },
    });
  if (gatheredCount > 0) kh.ele("VetaA5", amountsOf(gathered));
  const sum = (of: "standard" | "reduced") => [...named, gathered].reduce((all, line) => all + line[of].baseMinor, 0);
  kh.ele("VetaC", { obrat23: decimal(sum("standard")), obrat5: decimal(sum("reduced")) });
  return root.end({ prettyPrint: true }).replace(noLetters, "");
}

function amountsOf({ standard, reduced }: ControlLine) {
  return {
    ...{ zakl_dane1: decimal(standard.baseMinor), dan1: decimal(standard.vatMinor) },
    ...{ zakl_dane2: decimal(reduced.baseMinor), dan2: decimal(reduced.vatMinor) },
  };
}

/** `2026-11-09` as the office writes days: `09.11.2026`. */
const officeDay = (day: string) => day.split("-").reverse().join(".");
