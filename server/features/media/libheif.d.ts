declare module "libheif-js/libheif-wasm/libheif-bundle.mjs" {
  export { default } from "libheif-js/libheif-wasm/libheif.js";
}
