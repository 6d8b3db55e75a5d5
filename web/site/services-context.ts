import { createContext } from "react-router";
import { noServices, type PageServices } from "#contract/content/page-services.ts";

/** Third-party services, for the loader of the frame. */
export const servicesContext = createContext<PageServices>(noServices);
