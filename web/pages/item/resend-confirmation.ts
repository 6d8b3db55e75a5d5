import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";

/** Asks for the confirmation mail again; false where the server refused or could not be reached. */
export async function resendConfirmation(): Promise<boolean> {
  try {
    await browserApi.accounts.resendConfirmation({});
    return true;
  } catch (error) {
    if (error instanceof ApiError || error instanceof TypeError) return false;
    throw error;
  }
}
