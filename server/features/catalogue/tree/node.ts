import type { CategoryPolicy } from "#contract/catalogue/category-policy.ts";
import type { LocalizedText } from "#contract/values/locale.ts";

/** A category as it is seeded. Ids below 1 000 are chosen by hand and never reused. */
export interface CategoryNode {
  readonly id: number;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly policy: CategoryPolicy;
  readonly children: readonly CategoryNode[];
}

interface More {
  readonly about?: readonly [cs: string, en: string];
  readonly policy?: CategoryPolicy;
  readonly children?: readonly CategoryNode[];
}

/** A category with its names; `about` is the line under the heading of its page. */
export function node(id: number, cs: string, en: string, more: More = {}): CategoryNode {
  const [aboutCs, aboutEn] = more.about ?? ["", ""];
  return {
    id,
    name: { cs, en },
    description: { cs: aboutCs, en: aboutEn },
    policy: more.policy ?? {},
    children: more.children ?? [],
  };
}
