import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "web",
  ssr: true,
  // The whole manifest goes out with the first page: no discovery requests, and finished pages can be cached.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
