const AWAY = /^(08|57P)|ECONNREFUSED|ECONNRESET|EPIPE/
const LOST = /timeout exceeded when trying to connect|Connection terminated|is not queryable|after calling end on the pool/

/** What went wrong, for the operator. A database that is away comes back: that is one line; anything else is ours, with its way here. */
export function tell(fault: unknown): void {
  const { code = '', message = '' } = (fault ?? {}) as { code?: string; message?: string }
  const isAway = AWAY.test(code) || LOST.test(message)
  console.error('sandbox gateway:', isAway ? `the database is away (${message || code})` : fault)
}
