import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { contractForBrowser } from "./web/build/contract-for-browser.ts";
import { fontsForBrowser } from "./web/build/fonts-for-browser.ts";
import { isOnEveryPage, joinSmallFiles } from "./web/build/join-small-files.ts";
import { textsAsShown } from "./web/build/texts-as-shown.ts";

export default defineConfig({
  plugins: [
    textsAsShown(),
    fontsForBrowser(),
    tailwindcss(),
    contractForBrowser(),
    joinSmallFiles(),
    reactRouter(),
  ],
  optimizeDeps: { entries: ["web/**/*.{ts,tsx}"] },
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: (_file, needed) => needed.filter((file) => !isOnEveryPage(file)) },
  },
});
