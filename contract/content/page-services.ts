/** Services of others that the operator has connected, as pages need to know them: the same for every visitor. */
export interface PageServices {
  /** Google Tag Manager's container (`GTM-…`); null: none is loaded. */
  readonly tagManagerId: string | null;
  /** Public key of reCAPTCHA; null: the check is off. */
  readonly recaptchaKey: string | null;
}

export const noServices: PageServices = { tagManagerId: null, recaptchaKey: null };
