import type { FoundPieces } from '../../core/pieces/find.ts'
import type { KeptBacks } from '../backs/paired.ts'
import type { Edits } from '../edits.ts'
import type { PageScale } from '../scale/page-scale.ts'
import { forgetScans, onPages } from './database.ts'

/** What was typed beside the pieces. */
export interface TypedWords {
  readonly names: Readonly<Record<string, string>>
  readonly common: { readonly album_id: string; readonly condition: string; readonly country: string }
}
export const NO_WORDS: TypedWords = { names: {}, common: { album_id: '', condition: '', country: '' } }

/** A page as it stood, on this device alone. */
export interface KeptPage {
  readonly member_id: string
  /** The same page counts once for its month, also after a reload. */
  readonly page_id: string
  readonly name: string
  readonly file: Blob
  readonly found: FoundPieces
  readonly scale: PageScale
  readonly edits: Edits
  readonly words: TypedWords
  readonly backs: KeptBacks | undefined
}

const KEY = 'last'
/** A larger file would fill a phone; its page is lost with the tab. */
const MOST_BYTES = 120_000_000

export async function keepPage(page: KeptPage): Promise<void> {
  if (page.file.size + (page.backs?.file.size ?? 0) > MOST_BYTES) return
  // Without room, or in a private window, the page is lost with the tab.
  await onPages('readwrite', (pages) => pages.put(page, KEY)).catch(() => undefined)
}

/** Privacy: a browser may be shared, and a page of somebody else is deleted unseen. */
export async function readKeptPage(member_id: string): Promise<KeptPage | undefined> {
  const page = await onPages<KeptPage | undefined>('readonly', (pages) => pages.get(KEY)).catch(() => undefined)
  if (page && page.member_id !== member_id) await forgetScans()
  return page?.member_id === member_id ? page : undefined
}
