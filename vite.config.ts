import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { contractForBrowser } from "./web/build/contract-for-browser.ts";
import { fontsForBrowser } from "./web/build/fonts-for-browser.ts";
import { joinSmallFiles } from "./web/build/join-small-files.ts";
import { pagesForBrowser } from "./web/build/pages-for-browser.ts";
import { textsForBrowser } from "./web/build/texts-for-browser.ts";
import { translatorForBrowser } from "./web/build/translator-for-browser.ts";

export default defineConfig({
  plugins: [
    fontsForBrowser(),
    tailwindcss(),
    contractForBrowser(),
    pagesForBrowser(),
    textsForBrowser(),
    translatorForBrowser(),
    joinSmallFiles(),
    reactRouter(),
    limitReloads(),
  ],
  optimizeDeps: { entries: ["web/**/*.{ts,tsx}"] },
  build: { target: "es2023", assetsInlineLimit: 0 },
});

/** React Router's way to load a page's code gives its place to ours, which knows a limit (web/loading/load-route-module.ts). */
function limitReloads(): Plugin {
  let isReplaced = false;
  return {
    name: "limit-reloads",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(source, importer) {
      if (!/\/routeModules\.js$/.test(source) || !importer?.includes("/react-router/dist/")) return null;
      isReplaced = true;
      return fileURLToPath(new URL("web/loading/load-route-module.ts", import.meta.url));
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error("React Router loads its pages in another way than before");
    },
  };
}
