import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { clearAllForms } from "#web/forms/clear-all-forms.ts";

/** The server's refusals belong to the page being left, or to the previous attempt. */
export const clearValidationErrors: MiddlewareFunction<Record<string, DataStrategyResult>> = () => {
  clearAllForms();
};
