import type { OpeningHoursSpecification, Store as StoreThing } from "schema-dts";
import type { OpenPart } from "#contract/stores/opening-hours.ts";
import type { Store } from "#contract/stores/stores.ts";

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** A store as search engines read it (schema.org); a closed day has the same time at both ends, as they ask for it. */
export function storeData(store: Store, page: string): StoreThing {
  return {
    "@type": "Store",
    "@id": `${page}#prodejna-${store.id}`,
    name: store.name,
    url: page,
    address: {
      "@type": "PostalAddress",
      streetAddress: store.street,
      postalCode: store.zip,
      addressLocality: store.city,
      addressCountry: "CZ",
    },
    ...(store.phone && { telephone: store.phone }),
    ...(store.email && { email: store.email }),
    openingHoursSpecification: store.week.flatMap((parts, index) =>
      parts.map((part) => ({ ...times(part), dayOfWeek: days[index] ?? "Monday" })),
    ),
    specialOpeningHoursSpecification: store.exceptions.flatMap(({ on, parts }) =>
      (parts.length > 0 ? parts : [{ from: "00:00", to: "00:00" }]).map((part) => ({
        ...times(part),
        validFrom: on,
        validThrough: on,
      })),
    ),
  };
}

function times({ from, to }: OpenPart): OpeningHoursSpecification & object {
  return { "@type": "OpeningHoursSpecification", opens: from, closes: to.replace("24:00", "23:59") };
}
