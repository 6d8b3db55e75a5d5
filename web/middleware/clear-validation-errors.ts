import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { clearAllForms } from "#web/forms/clear-all-forms.ts";

/** What the server refused belongs to the page one leaves, or to the attempt before. */
export const clearValidationErrors: MiddlewareFunction<Record<string, DataStrategyResult>> = () => {
  clearAllForms();
};
