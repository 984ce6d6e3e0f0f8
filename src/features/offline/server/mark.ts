/**
 * How far a device has come. `items` and `wishes`: in the middle of the whole collection, after this id; `changes`: after this transaction and
 * subject. Numbers of transactions mean something in one database only, so the mark names it.
 */
export interface Mark {
  readonly phase: 'items' | 'wishes' | 'changes'
  /** Database cluster and timeline: another one after a restore from a backup. */
  readonly epoch: string
  /** From here on changes are asked for. */
  readonly xid: string
  readonly after: string
}
export const NONE = '00000000-0000-0000-0000-000000000000'

export const written = ({ phase, epoch, xid, after }: Mark) => `${phase}.${epoch}.${xid}.${after}`

const FORM = /^(items|wishes|changes)\.([\w-]{1,50})\.(\d{1,20})\.([0-9a-f-]{36})$/
const LARGEST = 18_446_744_073_709_551_615n
/** Undefined for a mark of another database, and for what is none: then everything is sent anew. */
export function readMark(text: string | undefined, epoch: string): Mark | undefined {
  const [, phase, of, xid, after] = FORM.exec(text ?? '') ?? []
  if (of !== epoch || !xid || BigInt(xid) > LARGEST || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(after!)) return undefined
  return { phase: phase as Mark['phase'], epoch, xid, after: after! }
}
