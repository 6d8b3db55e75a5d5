/** Services of others that the operator has connected, as pages need to know them: the same for every visitor. */
export interface PageServices {
  /** Google Tag Manager's container (`GTM-…`); null: none is loaded. */
  readonly tagManagerId: string | null;
  /** Public key of reCAPTCHA; null: the check is off. */
  readonly recaptchaKey: string | null;
  /** Where the API begins for browsers: `/`, or a path or an address of the operator's, ending with a slash. */
  readonly apiUrl: string;
  /** Of the installation; null where it could not be loaded. */
  readonly mode: "trial" | "production" | null;
}

export const noServices: PageServices = { tagManagerId: null, recaptchaKey: null, apiUrl: "/", mode: null };
