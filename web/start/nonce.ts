import { createContext } from "react";

/** The nonce of this page's inline scripts while it renders on the server; empty in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
