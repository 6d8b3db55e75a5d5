/** The verdict of a service that watches how a page is used, about one token. */
export interface Assessment {
  /** The token is genuine, at most two minutes old and asked about for the first time. */
  readonly success: boolean;
  /** The visitor's action, as the page named it. */
  readonly action: string | null;
  /** Host that the token was made on, without a port. */
  readonly hostname: string | null;
  /** 0, surely a robot, to 1, surely a person. */
  readonly score: number;
}

/** Tells people from robots where forms are open to everybody. */
export interface HumanCheckPort {
  /** Public key that pages load the check with; null: there is no check. */
  readonly siteKey: string | null;
  /** The only host whose tokens count. */
  readonly hostname: string;
  /** Asks about a token; throws where the service cannot be asked. */
  assess(token: string): Promise<Assessment>;
}
