import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { describe, expect, onTestFinished, test } from "vitest";
import { readConfig, withoutPooler } from "./config.ts";

describe("settings", () => {
  test("without any, the site is on trial on this machine alone, with a demo and an embedded database", () => {
    expect(readConfig({})).toMatchObject({
      host: "localhost",
      port: 3000,
      publicUrl: "http://localhost:3000",
      dataDir: resolve("data"),
      databaseUrl: null,
      demo: "full",
      smtp: null,
      production: false,
      development: false,
      pages: true,
      trustProxy: false,
      pageCacheBytes: 64 * 1024 * 1024,
    });
  });

  test("an empty value counts as none", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "", DEMO: "" })).toEqual(readConfig({}));
  });

  test.each([
    ["PORT", "abc"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PUBLIC_URL", "example.com"],
    ["API_URL", "api"],
    ["API_URL", "https://example.com"],
    ["API_URL", "/api#x/"],
    ["PUBLIC_URL", "https://example.com/shop"],
    ["DATABASE_URL", "mysql://localhost/x"],
    ["DATABASE_POOL", "0"],
    ["DEMO", "yes"],
    ["SMTP_URL", "mail.example.com"],
    ["MAIL_FROM", "Kabinet"],
    ["NODE_ENV", "prod"],
    ["KABINET_MODE", "live"],
    ["LOG_LEVEL", "loud"],
    ["PAGES", "no"],
    ["TAG_MANAGER_ID", "UA-12345-6"],
    ["RECAPTCHA_SITE_KEY", "<script>"],
  ])("%s=%s is refused in one line that names it", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must [^\n]*"${value}"\\.$`));
  });

  test("files lie in a bucket once its settings are whole, and on the disk until that is asked for", () => {
    const bucket = { S3_ENDPOINT: "https://s3.test", S3_BUCKET: "kabinet", S3_ACCESS_KEY_ID: "k" };
    expect(() => readConfig({ STORAGE: "s3" })).toThrow(/^S3_ENDPOINT, .* must be set when STORAGE is s3\.$/);
    expect(() => readConfig({ ...bucket, STORAGE: "s3" })).toThrow(/^S3_ENDPOINT, .* belong together\.$/);
    const whole = { ...bucket, S3_SECRET_ACCESS_KEY: "s" };
    expect(readConfig(whole)).toMatchObject({ storage: "disk", s3: { region: "us-east-1", pathStyle: true } });
    expect(readConfig({ ...whole, STORAGE: "s3" })).toMatchObject({ storage: "s3", s3: { bucket: "kabinet" } });
  });

  test("every wrong setting is named at once", () => {
    expect(() => readConfig({ PORT: "x", DEMO: "x" })).toThrow(/^PORT must .*\nDEMO must .*$/);
  });

  test("a mail server without a sender is refused", () => {
    expect(() => readConfig({ SMTP_URL: "smtp://localhost" })).toThrow("belong together");
  });

  test("of the two keys of reCAPTCHA one alone is refused", () => {
    const keys = { RECAPTCHA_SITE_KEY: "k".repeat(40), RECAPTCHA_SECRET: "s".repeat(40) };
    expect(() => readConfig({ RECAPTCHA_SITE_KEY: keys.RECAPTCHA_SITE_KEY })).toThrow("belong together");
    expect(readConfig(keys).recaptcha).toEqual({ siteKey: "k".repeat(40), secret: "s".repeat(40) });
  });

  test("production mode demands what a real site needs and has neither sandbox nor demo", () => {
    expect(() => readConfig({ KABINET_MODE: "production" })).toThrow(
      /PUBLIC_URL must be set.*\nSMTP_URL must be set.*\nMAIL_FROM must be set.*\nENCRYPTION_KEYS must be set/,
    );
    const open = readConfig({
      KABINET_MODE: "production",
      PUBLIC_URL: "https://kabinet.example/",
      SMTP_URL: "smtp://mail.example",
      MAIL_FROM: "Kabinet <info@kabinet.example>",
      ENCRYPTION_KEYS: `${"0a".repeat(32)}, ${"0b".repeat(32)}`,
    });
    expect(open.encryptionKeys).toEqual(["0a".repeat(32), "0b".repeat(32)]);
    expect(open).toMatchObject({ production: true, demo: "off", publicUrl: "https://kabinet.example" });
  });

  test("a key that is none is refused and stays out of the log", () => {
    const wrong = () => readConfig({ ENCRYPTION_KEYS: `${"0a".repeat(32)},secret` });
    expect(wrong).toThrow(/^ENCRYPTION_KEYS must be keys of 64 hexadecimal digits [^0]*$/);
  });

  test.each([
    ["SMTP_URL", "smpt://posta:secret@mail.example"],
    ["DATABASE_READ_URL", "mysql://kabinet:sec:ret@x@db.example/kabinet"],
    ["PACKETA_API_KEY", "secret "],
    ["RECAPTCHA_SECRET", "secret"],
  ])("%s is refused without its password in the sentence", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must ((?!sec).)*$`, "s"));
  });

  test("production mode refuses an address without encryption", () => {
    const mail = { SMTP_URL: "smtp://mail.example", MAIL_FROM: "a@a.example", ENCRYPTION_KEYS: "0a".repeat(32) };
    const open = { KABINET_MODE: "production", PUBLIC_URL: "http://kabinet.example", ...mail };
    expect(() => readConfig(open)).toThrow("PUBLIC_URL must begin with https://");
  });

  test("PUSH_SERVICE stands in for the browsers' services in tests alone, by its origin", () => {
    expect(readConfig({}).pushService).toBeNull();
    expect(readConfig({ PUSH_SERVICE: "http://127.0.0.1:4999/" }).pushService).toBe("http://127.0.0.1:4999");
    expect(() => readConfig({ PUSH_SERVICE: "push.example" })).toThrow(/^PUSH_SERVICE must /);
    const open = { KABINET_MODE: "production", PUBLIC_URL: "https://kabinet.example" };
    const mail = { SMTP_URL: "smtp://mail.example", MAIL_FROM: "a@a.example", ENCRYPTION_KEYS: "0a".repeat(32) };
    expect(() => readConfig({ ...open, ...mail, PUSH_SERVICE: "https://push.example" })).toThrow(
      "PUSH_SERVICE must not be set",
    );
  });

  test("TRUST_PROXY is a number of proxies, or their addresses", () => {
    const trusted = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).trustProxy;
    expect([trusted("0"), trusted("1"), trusted("2")]).toEqual([false, 1, 2]);
    expect(trusted("10.0.0.0/8, 127.0.0.1")).toBe("10.0.0.0/8, 127.0.0.1");
  });

  test("a worker has no pages, and PostgreSQL itself is named beside a pooler alone", () => {
    expect([readConfig({}).pages, readConfig({ ROLE: "worker" }).pages]).toEqual([true, false]);
    const direct = { DATABASE_DIRECT_URL: "postgres://localhost/kabinet" };
    expect(() => readConfig(direct)).toThrow("DATABASE_URL");
    const config = readConfig({ ...direct, DATABASE_URL: "postgres://localhost:6432/kabinet" });
    const found = { databaseUrl: direct.DATABASE_DIRECT_URL, databaseDirectUrl: null };
    expect(withoutPooler(config)).toMatchObject(found);
    // Where a backup is tried out, that is not the site's database.
    expect(withoutPooler({ ...config, databaseUrl: null }).databaseUrl).toBeNull();
  });

  test("somebody else's database is not filled with a demo unless that is asked for", () => {
    const url = { DATABASE_URL: "postgres://localhost/kabinet" };
    expect(readConfig(url).demo).toBe("off");
    expect(readConfig({ ...url, DEMO: "small" }).demo).toBe("small");
  });

  test("production mode does not serve the sources as development does", () => {
    const open = { KABINET_MODE: "production", PUBLIC_URL: "https://a.example" };
    const mail = { SMTP_URL: "smtp://localhost:25", MAIL_FROM: "a@a.example", ENCRYPTION_KEYS: "0a".repeat(32) };
    expect(() => readConfig({ ...open, ...mail, NODE_ENV: "development" })).toThrow("NODE_ENV");
    expect(readConfig({ ...open, ...mail }).development).toBe(false);
  });

  test("a demo in production mode is refused", () => {
    const production = { KABINET_MODE: "production", PUBLIC_URL: "https://a.example" };
    const mail = { SMTP_URL: "smtp://mail.example", MAIL_FROM: "a@a.example", ENCRYPTION_KEYS: "0a".repeat(32) };
    expect(() => readConfig({ ...production, ...mail, DEMO: "1" })).toThrow("DEMO");
    expect(readConfig({ ...production, ...mail, DEMO: "0" }).demo).toBe("off");
  });

  test(".env and a relative DATA_DIR belong to the project's folder, not to the one that the server is started in", async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), "kabinet-elsewhere-"));
    onTestFinished(() => rm(elsewhere, { recursive: true }));
    await writeFile(join(elsewhere, ".env"), "PORT=4321\nDATA_DIR=./mine");
    const load = async (call: string) => {
      const script = `import { loadConfig } from ${JSON.stringify(join(import.meta.dirname, "config.ts"))};
        const { port, dataDir } = ${call}; console.log(JSON.stringify([port, dataDir]));`;
      const args = ["--input-type=module-typescript", "--eval", script];
      const env = { PATH: process.env.PATH ?? "", PORT: "1234" };
      const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: elsewhere, env });
      return JSON.parse(stdout);
    };
    const project = join(import.meta.dirname, "..");
    expect(await load("loadConfig()")).not.toContain(join(project, "mine"));
    expect(await load(`loadConfig(${JSON.stringify(elsewhere)})`)).toEqual([1234, join(project, "mine")]);
  });

  test("every setting is explained in .env.example", () => {
    const explained = readFileSync(join(import.meta.dirname, "../.env.example"), "utf8");
    const source = readFileSync(join(import.meta.dirname, "config.ts"), "utf8");
    const names = [...source.matchAll(/^ {2}([A-Z_]{4,}):/gm)].map(([, name]) => name as string);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !explained.includes(`#${name}=`))).toEqual([]);
  });
});
