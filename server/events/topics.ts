import type { z } from "zod";

/** A kind of event: its name in the outbox, such as `BidPlaced`, and the schema of its payload. */
export interface Topic<Name extends string = string, Payload extends object = object> {
  readonly name: Name;
  readonly schema: z.ZodType<Payload>;
}

/** The payload of a topic: `PayloadOf<typeof bidEvents.BidPlaced>`. */
export type PayloadOf<Of extends Topic> = z.output<Of["schema"]>;

type TopicsOf<Schemas extends Record<string, z.ZodObject>> = {
  readonly [Name in keyof Schemas & string]: Topic<Name, z.output<Schemas[Name]>>;
};

/** The events of a feature: each name with the schema of its payload, which publishers and subscribers share. */
export function topics<Schemas extends Record<string, z.ZodObject>>(schemas: Schemas): TopicsOf<Schemas> {
  const named = Object.entries(schemas).map(([name, schema]) => [name, { name, schema }]);
  return Object.fromEntries(named) as TopicsOf<Schemas>;
}
