/** Minutes for which the code of another e-mail may be written (rule A19): a mail may be slower than a text message. */
export const codeMinutes = 60;
