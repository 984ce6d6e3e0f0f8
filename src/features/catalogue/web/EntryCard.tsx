import { useContext } from 'react'
import { ItemCard, type ItemCardProps } from '#web/ui/cards/ItemCard.tsx'
import css from './Catalogue.module.css'
import { type Entry, entryPath } from './entries-address.ts'
import { EntryMarks } from './entry-marks.ts'
import { liesOf, numbersIn, pictureIn } from './entry-words.ts'
import { useSystem } from './use-system.ts'

/** Numbers that fit on one line of a card. */
const SHOWN = 2

interface EntryCardProps {
  entry: Entry
  watch?: ItemCardProps['watch']
  eager?: boolean
  priority?: boolean
  level?: 'h2' | 'h3'
}

/** An entry in a list: picture, name and catalogue numbers. */
export function EntryCard({ entry, ...look }: EntryCardProps) {
  const [system] = useSystem()
  const { id, name, names, year_issued, perforation, catalogue_number } = entry
  const own = useContext(EntryMarks)(entry)
  const numbers = numbersIn(system, catalogue_number)
    .slice(0, SHOWN)
    .map(({ symbol, number }) => `${symbol} ${number}`)
  return (
    <ItemCard
      kind="reference"
      unlabelled
      href={entryPath(id)}
      title={name}
      meta={[names.country, year_issued, perforation]}
      picture={pictureIn(entry)}
      lies={liesOf(entry)}
      price={<span className={css.numbers}>{numbers.join(' · ')}</span>}
      {...(own && { own })}
      {...look}
    />
  )
}
