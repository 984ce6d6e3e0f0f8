const CODES = /^(08|53|57|55P03|40001|40P01|58)|ECONNREFUSED|ECONNRESET|EPIPE|ENOSPC|EDQUOT/
/** pg reports a lost connection only by the error's message. */
const WORDS = /ECONNREFUSED|timeout exceeded when trying to connect|Connection terminated|is not queryable|after calling end on the pool/

/** True when the database is unavailable, full or too slow, or our disk is full: a temporary error, and the member may try again. */
export function isUnavailable(fault: unknown): boolean {
  const { code, message } = fault as { code?: unknown; message?: unknown }
  return CODES.test(typeof code === 'string' ? code : '') || WORDS.test(String(message))
}
