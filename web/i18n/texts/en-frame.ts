import { byNamespace } from "./by-namespace.ts";

export default byNamespace(
  import.meta.glob(
    [
      "../en/*.json",
      "!../en/{bidding,item,offers,prices,receipt,sales,account,advertisement,auth,contact,deals,moderation}.json",
    ],
    {
      eager: true,
      import: "default",
    },
  ),
);
