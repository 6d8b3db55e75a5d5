/**
 * A19: Another e-mail or password needs the password; the one there is counts as no other. The e-mail changes by a
 * code of six digits sent to it (an hour, {codeTries} tries, 5 codes a day, used once); 5 mails a day to one e-mail;
 * whether another account has it is not said, its owner gets a word in place of the code. Both changes sign out every
 * other device; the old e-mail, or the owner, is told.
 *
 * Minutes for which the code may be written: a mail may be slower than a text message.
 */
export const codeMinutes = 60;
