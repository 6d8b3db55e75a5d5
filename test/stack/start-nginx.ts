import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { projectFolder } from "#server/project-folder.ts";
import { runTool } from "./run-tool.ts";

/** nginx by the file in deploy/, with its own ports, name and certificate; `certificate` is what a client has to trust. */
export async function startNginx(
  place: string,
  port: number,
  webs: readonly number[],
): Promise<{ certificate: string; stop(): Promise<void> }> {
  const folder = join(place, "nginx");
  await mkdir(folder);
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const self = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"];
  execFileSync("openssl", [...self, ...names, "-keyout", key, "-out", certificate], { stdio: "ignore" });
  const file = join(folder, "nginx.conf");
  await writeFile(file, wholeFile(folder, siteFile({ port, webs, key, certificate })));
  const stop = await runTool("nginx", ["-p", folder, "-c", file, "-e", join(folder, "error.log")], port);
  return { certificate: readFileSync(certificate, "utf8"), stop };
}

/** The file as it is delivered, where each replaced line has to be there. */
function siteFile(own: { port: number; webs: readonly number[]; key: string; certificate: string }): string {
  const server = "server 127.0.0.1:3000";
  const written = readFileSync(join(projectFolder, "deploy/nginx/kabinet.conf"), "utf8");
  const replaced: [RegExp, (line: string) => string][] = [
    [
      /^ +server 127\.0\.0\.1:3000 .*\n/m,
      (line) => own.webs.map((web) => line.replace(server, `server 127.0.0.1:${web}`)).join(""),
    ],
    [/^server \{\n {2}listen 80;[\s\S]*?^\}\n/m, () => ""],
    [/^ +listen \[::\]:443 .*\n/m, () => ""],
    [/listen 443 /, () => `listen 127.0.0.1:${own.port} `],
    [/server_name [^;]+/, () => "server_name localhost"],
    [/ssl_certificate [^;]+/, () => `ssl_certificate ${own.certificate}`],
    [/ssl_certificate_key [^;]+/, () => `ssl_certificate_key ${own.key}`],
  ];
  return replaced.reduce((text, [pattern, by]) => {
    if (!pattern.test(text)) throw new Error(`deploy/nginx/kabinet.conf has no ${pattern}`);
    return text.replace(pattern, by);
  }, written);
}

function wholeFile(folder: string, site: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  return `daemon off; pid ${join(folder, "pid")}; events {}\nhttp {\n${temporary.join("\n")}\n${site}}\n`;
}
