import { pathReader } from './path-pattern.ts'
import type { Page } from './screen.ts'

export type FoundPage = NonNullable<ReturnType<ReturnType<typeof pathReader<Page>>>>
export type FindPage = (pathname: string) => FoundPage | undefined | Promise<FoundPage | undefined>

/** The page that the server has rendered: its path and its script's URL; undefined in development and for "not found". */
export interface FirstPage {
  readonly path: string
  readonly script: string
}
declare global {
  var firstPage: FirstPage | undefined
}

/** Performance: the table of routes grows with every page, so it is loaded after the first view, whose page the server names. */
export class PageTable {
  readonly find: FindPage
  /** The page of a path, once the table is there; until then the browser follows links by itself. */
  at: (pathname: string) => Page | undefined = () => undefined
  readonly #load: () => Promise<readonly Page[]>
  #whole: Promise<ReturnType<typeof pathReader<Page>>> | undefined

  constructor(load: () => Promise<readonly Page[]>, prepare: (page: Page) => Page, first = globalThis.firstPage, start = location.pathname) {
    this.#load = async () => (await load()).map(prepare)
    const page = first && prepare({ path: first.path, load: () => import(/* @vite-ignore */ first.script), indexed: false, sitemap: null })
    // Only the first address: another one may belong to a page whose path is more exact.
    const found = page && pathReader([page])(start)
    this.find = async (pathname) => (pathname === start && found) || (await this.whole())(pathname)
  }
  /** Loads the table once; after a failure the next call tries again. */
  whole(): Promise<ReturnType<typeof pathReader<Page>>> {
    this.#whole ??= this.#readAll().catch((fault) => {
      this.#whole = undefined
      throw fault
    })
    return this.#whole
  }
  async #readAll() {
    const read = pathReader(await this.#load())
    this.at = (pathname) => read(pathname)?.line
    return read
  }
}
