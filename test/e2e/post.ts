import { expect } from "@playwright/test";
import { siteUrl } from "./people.ts";

/** A mail as /_dev/posta.json shows it. */
export interface Mail {
  readonly id: number;
  readonly to: string;
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
}

/** All mails of a person, newest first. */
export async function mailsTo(email: string): Promise<Mail[]> {
  const answer = await fetch(`${siteUrl()}/_dev/posta.json?to=${encodeURIComponent(email)}`);
  const { data } = (await answer.json()) as { data: Mail[] };
  return data;
}

/** Waits up to `withinMs` for a mail to a person whose subject starts with `subject`; the newest of them. */
export async function mailTo(email: string, subject: string, withinMs = 20_000): Promise<Mail> {
  const found = async () => (await mailsTo(email)).find((mail) => mail.subject.startsWith(subject));
  await expect.poll(found, { message: `a mail "${subject}" to ${email}`, timeout: withinMs }).toBeTruthy();
  const mail = await found();
  if (!mail) throw new Error("mails are kept");
  return mail;
}

/** The link in a mail that leads to the given path. */
export function linkIn(mail: Mail, path: string): string {
  const link = mail.links.find((each) => new URL(each).pathname.startsWith(path));
  if (!link) throw new Error(`no link to ${path} in: ${mail.text}`);
  return link;
}
