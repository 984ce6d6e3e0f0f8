const CODES = /^(08|53|57|55P03|40001|40P01|58)|ECONNREFUSED|ECONNRESET|EPIPE|ENOSPC|EDQUOT/
/** The driver says by words alone that a connection was lost, before or while it was asked. */
const WORDS = /ECONNREFUSED|timeout exceeded when trying to connect|Connection terminated|is not queryable|after calling end on the pool/

/** The database is away, full, or slower than we allow, or our disk is full: the member may come back, nothing is lost. */
export function isUnavailable(fault: unknown): boolean {
  const { code, message } = fault as { code?: unknown; message?: unknown }
  return CODES.test(typeof code === 'string' ? code : '') || WORDS.test(String(message))
}
