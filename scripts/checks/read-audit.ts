import { z } from "zod";

/** Advisories of these severities stop a release; the others are told. */
const stopping = ["high", "critical"];
const worstFirst = ["critical", "high", "moderate", "low", "info"];

const finding = z.object({ name: z.string(), severity: z.string(), range: z.string() });
const answer = z.object({ vulnerabilities: z.record(z.string(), finding) });
const failure = z.object({
  error: z.object({ summary: z.string() }).optional(),
  message: z.string().optional(),
});

/**
 * What `npm audit --json` says: the packages with an advisory, worst first, and why a release has to wait, or null. An audit that
 * could not be asked stops a release too, since nobody knows then.
 */
export function readAudit(output: string): { advisories: string[]; refusal: string | null } {
  const read = parse(output);
  const report = answer.safeParse(read);
  if (!report.success) {
    const { error, message } = failure.safeParse(read).data ?? {};
    const reason = error?.summary || message || "no answer";
    return { advisories: [], refusal: `npm audit could not be asked: ${reason}` };
  }
  const found = Object.values(report.data.vulnerabilities).sort(
    (one, other) => worstFirst.indexOf(one.severity) - worstFirst.indexOf(other.severity),
  );
  const bad = found.filter(({ severity }) => stopping.includes(severity));
  return {
    advisories: found.map(({ name, severity, range }) => `${severity}: ${name} ${range}`),
    refusal: bad.length > 0 ? `${bad.length} packages have an advisory that stops a release` : null,
  };
}

function parse(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch (error) {
    // A proxy's page, or nothing at all.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
