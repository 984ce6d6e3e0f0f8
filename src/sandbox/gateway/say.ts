/** Away, full or shut down: codes of the database and of the way to it, and what the driver says by words alone. */
const AWAY = /^(08|53|57)|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE/
const LOST = /timeout exceeded when trying to connect|Connection terminated|is not queryable|after calling end on the pool/

/** One line where the database is away: there is nothing to find in a stack. Whatever else goes wrong is told whole. */
export function say(fault: unknown) {
  const { code = '', message = '' } = fault as { code?: string; message?: string }
  const away = AWAY.test(code) || LOST.test(message)
  if (away) console.error(`sandbox gateway: its database is away (${code || message}); it goes on when that is back`)
  else console.error('sandbox gateway:', fault)
}
