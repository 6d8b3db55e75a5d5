import { byNamespace } from "./by-namespace.ts";

export default byNamespace(
  import.meta.glob(["../en/{bidding,item,offers,prices,receipt,sales}.json"], {
    eager: true,
    import: "default",
  }),
);
