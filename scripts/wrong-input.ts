/** What was given cannot be used. The message is one line for whoever called. */
export class WrongInput extends Error {
  override name = "WrongInput";
}
