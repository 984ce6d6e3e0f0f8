const LONGEST = 300
/** An error in one line for the operator. Privacy: addresses, links and what may be a token are left out. */
export function saidOf(fault: unknown): string {
  const said = fault instanceof Error ? fault.message : String(fault)
  const bare = said
    .replace(/\b[a-z]+:\/\/\S+/gi, '…')
    .replace(/[^\s<>"']+@[^\s<>"']+/g, '…')
    .replace(/[A-Za-z0-9_-]{40,}/g, '…')
  return bare.replace(/\s+/g, ' ').trim().slice(0, LONGEST) || 'unknown'
}
