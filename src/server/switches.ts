import type { Db } from './db/db.ts'
import type { ProductPart } from './slices/product-part.ts'

/** The parts of the product that the operator can close, and which are closed now. */
export interface Switches {
  /** In the order of the layers. */
  readonly known: readonly string[]
  /** At most one second old in each process. */
  readonly off: () => ReadonlySet<string>
  /** The closed part that a page belongs to. */
  readonly closing: (pathname: string) => string | undefined
  /** Beginnings of the addresses of pages that are closed. */
  readonly closed: () => readonly string[]
  stop(): void
}

export const readOff = async (db: Db): Promise<readonly string[]> =>
  (await db.selectFrom('closed_parts').select('code').orderBy('code').execute()).map(({ code }) => code)

const LOOK_AGAIN = 900

export async function openSwitches(db: Db, slices: readonly { readonly part?: ProductPart }[]): Promise<Switches> {
  const parts = slices.flatMap(({ part }) => (part ? [part] : []))
  let off: ReadonlySet<string> = new Set(await readOff(db))
  const look = async () => {
    // A failed query keeps what was known.
    off = new Set(await readOff(db).catch(() => [...off]))
  }
  const clock = setInterval(() => void look(), LOOK_AGAIN).unref()
  const closedPages = () => parts.filter(({ code }) => off.has(code)).flatMap(({ code, closes }) => closes.map((path) => ({ code, path })))
  return {
    known: [...new Set(parts.map(({ code }) => code))],
    off: () => off,
    closing: (pathname) => (off.size ? closedPages().find(({ path }) => isUnder(path, pathname))?.code : undefined),
    closed: () => (off.size ? closedPages().map(({ path }) => path) : []),
    stop: () => clearInterval(clock),
  }
}

/** `/auctions/create/` is the page of `/auctions/create`. A path that ends in `$` closes that page alone. */
function isUnder(path: string, pathname: string): boolean {
  const here = pathname.replace(/(?<=.)\/+$/, '')
  return path.endsWith('$') ? here === path.slice(0, -1) : here === path || here.startsWith(`${path}/`)
}
