/** Under this a tab remembers that a sign-in has called a deletion off, until the account's overview has said so. */
export const calledOffKey = "kabinet.called-off";
