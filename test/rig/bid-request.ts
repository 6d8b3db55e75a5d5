/** A bid as it goes over the wire; the amount in haléře. */
export function bidRequest(bid: {
  readonly token: string;
  readonly lotId: number;
  readonly maximumMinor: number;
  readonly key: string;
}): string {
  const body = JSON.stringify({ maximum: bid.maximumMinor / 100 });
  return (
    `POST /api/auctions/${bid.lotId}/bids HTTP/1.1\r\nhost: kabinet\r\nauthorization: Bearer ${bid.token}\r\n` +
    `idempotency-key: ${bid.key}\r\ncontent-type: application/json\r\n` +
    `content-length: ${body.length}\r\n\r\n${body}`
  );
}
