import { byNamespace } from "./by-namespace.ts";

export default byNamespace(
  import.meta.glob(["../en/{account,advertisement,auth,contact,deals,moderation}.json"], {
    eager: true,
    import: "default",
  }),
);
