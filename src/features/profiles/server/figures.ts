import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#server/db/db.ts'
import type { Tools } from '#server/operations/tools.ts'
import { figureNames } from '../rules.ts'
import { figuresOf } from './queries-figures.ts'

const MOST = 1_000

interface Shown {
  readonly id: string
  /** False in the preview of one's own profile. */
  readonly is_own: boolean
  readonly hidden: readonly string[]
}
/** The row of figures of a profile, in words; what is hidden from this viewer, or nothing, is left out. */
export async function figuresShown(db: Db, { words }: Pick<Tools, 'words'>, locale: Locale, { id, is_own, hidden }: Shown) {
  if (hidden.includes('collection')) return []
  const figures = await figuresOf(db, id, is_own)
  const format = new Intl.NumberFormat(locale)
  const written = (count: number) => (count > MOST ? `${format.format(MOST)}+` : format.format(count))
  return figureNames.flatMap((name) => {
    const count = figures[name]
    return count ? [{ name, value: written(count), label: words.say(locale, `figure.${name}`, { count }) }] : []
  })
}
