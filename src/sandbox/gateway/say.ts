/** Errors of an unavailable database: codes, and messages of the driver without a code. */
const AWAY = /^(08|53|57)|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE/
const LOST = /timeout exceeded when trying to connect|Connection terminated|is not queryable|after calling end on the pool/

/** Logs one line without a stack when the database is unavailable, other errors in full. */
export function say(fault: unknown) {
  const { code = '', message = '' } = fault as { code?: string; message?: string }
  const away = AWAY.test(code) || LOST.test(message)
  if (away) console.error(`sandbox gateway: its database is away (${code || message}); it goes on when that is back`)
  else console.error('sandbox gateway:', fault)
}
