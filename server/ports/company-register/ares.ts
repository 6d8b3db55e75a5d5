import { z } from "zod";
import type { RegisteredCompany } from "#contract/accounts/registers.ts";
import type { CompanyRegisterPort } from "./company-register.ts";

export interface AresSettings {
  /** Another than the ministry's only in tests. */
  readonly endpoint?: string;
  /** Milliseconds that the register may take. */
  readonly patienceMs?: number;
}

const subject = z.object({
  ico: z.string(),
  obchodniJmeno: z.string(),
  dic: z.string().nullish(),
  datumZaniku: z.string().nullish(),
  sidlo: z
    .object({
      nazevUlice: z.string().nullish(),
      nazevCastiObce: z.string().nullish(),
      nazevObce: z.string().nullish(),
      cisloDomovni: z.number().nullish(),
      cisloOrientacni: z.number().nullish(),
      cisloOrientacniPismeno: z.string().nullish(),
      psc: z.number().nullish(),
    })
    .nullish(),
});
type Seat = NonNullable<z.infer<typeof subject>["sidlo"]>;

/** ARES of the Ministry of Finance; it needs no key. A company that has ceased to exist is still found. */
export function createAres({
  endpoint = "https://ares.gov.cz",
  patienceMs = 4_000,
}: AresSettings = {}): CompanyRegisterPort {
  const path = "/ekonomicke-subjekty-v-be/rest/ekonomicke-subjekty/";
  return {
    kind: "ares",
    find: async (companyId) => {
      const answer = await fetch(`${endpoint}${path}${companyId}`, {
        headers: { accept: "application/json" },
        signal: AbortSignal.timeout(patienceMs),
      });
      if (answer.status === 404) return null;
      if (!answer.ok) throw new Error(`ARES answered ${answer.status}`);
      return companyOf(subject.parse(await answer.json()));
    },
  };
}

function companyOf({ ico, obchodniJmeno, dic, datumZaniku, sidlo }: z.infer<typeof subject>): RegisteredCompany {
  const zip = sidlo?.psc ? String(sidlo.psc).padStart(5, "0") : "";
  return {
    companyId: ico,
    company: obchodniJmeno,
    taxId: dic ?? "",
    street: sidlo ? streetOf(sidlo) : "",
    city: sidlo?.nazevObce ?? "",
    zip: zip && `${zip.slice(0, 3)} ${zip.slice(3)}`,
    endedOn: datumZaniku ?? null,
  };
}

/** A village without streets has its part, or its own name, before the number. */
function streetOf(seat: Seat): string {
  const { cisloDomovni, cisloOrientacni, cisloOrientacniPismeno } = seat;
  const street = seat.nazevUlice ?? seat.nazevCastiObce ?? seat.nazevObce ?? "";
  const orientation = cisloOrientacni && `${cisloOrientacni}${cisloOrientacniPismeno ?? ""}`;
  return [street, [cisloDomovni, orientation].filter(Boolean).join("/")].filter(Boolean).join(" ");
}
