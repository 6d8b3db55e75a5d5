/** The input cannot be used. The message is one line for the caller. */
export class WrongInput extends Error {
  override name = "WrongInput";
}
