interface Recaptcha {
  ready(then: () => void): void;
  execute(key: string, options: { action: string }): Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

/** The visitor's action; the server expects the same name. */
export type HumanAction = "register" | "newsletter" | "report" | "order";

let loading: Promise<Recaptcha> | null = null;

/**
 * Begins to load it when the visitor enters a form: its score depends on earlier behaviour, not only on the moment of
 * sending.
 */
export function prepareRecaptcha(key: string | null): void {
  if (key !== null) loadRecaptcha(key).catch((error) => console.warn("reCAPTCHA is not to be had", error));
}

/** Loads reCAPTCHA, version 3, once, in Czech whatever the page's language; again after a failure. */
function loadRecaptcha(key: string): Promise<Recaptcha> {
  loading ??= addScript(key).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/**
 * A token for one sending of a form: ask for it at that moment, it serves once within two minutes. Undefined where
 * nobody is checked (`key` null), and where Google's script cannot be had: what follows the server then says.
 */
export async function recaptchaToken(key: string | null, action: HumanAction): Promise<string | undefined> {
  if (key === null) return undefined;
  try {
    const recaptcha = await loadRecaptcha(key);
    return await recaptcha.execute(key, { action });
  } catch (error) {
    console.warn("reCAPTCHA is not to be had", error);
    return undefined;
  }
}

function addScript(key: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(key)}&hl=cs`;
    script.async = true;
    script.onerror = () => reject(new Error("its script did not load"));
    script.onload = () => {
      const { grecaptcha } = window;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error("its script did nothing"));
    };
    document.head.append(script);
  });
}
