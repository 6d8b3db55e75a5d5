import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { contractForBrowser } from "./web/build/contract-for-browser.ts";
import { fontsForBrowser } from "./web/build/fonts-for-browser.ts";
import { joinSmallFiles } from "./web/build/join-small-files.ts";
import { textsAsShown } from "./web/build/texts-as-shown.ts";

export default defineConfig({
  plugins: [textsAsShown(), fontsForBrowser(), tailwindcss(), contractForBrowser(), joinSmallFiles(), reactRouter()],
  optimizeDeps: { entries: ["web/**/*.{ts,tsx}"] },
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    // Every page would bring lists of what later parts import; without them such a part takes one round trip more.
    modulePreload: false,
  },
});
