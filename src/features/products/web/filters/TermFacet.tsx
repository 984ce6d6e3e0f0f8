import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { ticked } from '#web/list/FacetChoices.tsx'
import { FacetOption } from '#web/list/FacetOption.tsx'
import css from '#web/list/List.module.css'
import { useMaybe } from '#web/query/hooks.ts'
import { Facet } from '#web/ui/layout/Facet.tsx'
import { listAsked, stands, type TermFacetName } from './facet-lists.ts'
import { plain, type RailParts } from './rail-parts.ts'
import { useRanked } from './use-ranked.ts'

const FEW = 7
const MANY = 15
/** Vocabularies with a meaningful order, which counts must not change. */
const SCALES: ReadonlySet<TermFacetName> = new Set(['grade', 'quality', 'shipping_option'])

/** Values of a vocabulary: chosen and most frequent first, the rest collapsed; long lists can be searched. A scale keeps its order. */
export function TermFacet({ name, label, find, rail }: { name: TermFacetName; label: string; find: string; rail: RailParts }) {
  const { t } = useLingui()
  const { page, draft, set, countOf, openHref } = rail
  const [standing] = useState(() => stands(name, page.asked, page.open))
  const [opened, setOpened] = useState(false)
  const lists = useMaybe(vocabularies.staticData, listAsked(name, draft), standing || opened)?.data
  const [typed, setTyped] = useState('')
  const [all, setAll] = useState(page.open.includes(name))
  const chosen = draft[name]
  const ranked = useRanked(name, chosen, rail)
  const terms = Object.values(lists ?? {}).flat()
  const isScale = SCALES.has(name)
  const ordered = isScale ? terms : terms.toSorted((a, b) => ranked.compare(a.code, b.code))
  const worth = isScale || !ranked.isCounted ? ordered : ordered.filter(({ code }) => ranked.hasAny(code))
  const head = new Set(worth.slice(0, Math.max(FEW, ranked.first.length)))
  const few = ordered.filter((term) => head.has(term) || chosen.includes(term.code))
  const shown = typed ? ordered.filter((term) => plain(term.name).includes(plain(typed))) : all ? ordered : few
  const more = ordered.length - few.length
  return (
    <Facet label={label} set={chosen.length} closed={!standing} onOpen={() => setOpened(true)}>
      {ordered.length > MANY && <Find label={find} typed={typed} onType={setTyped} />}
      <div className={all || typed ? css.scroll : undefined}>
        {shown.map(({ code, name: word }) => (
          <FacetOption
            key={code}
            name={name}
            value={code}
            label={word}
            count={countOf(name, code)}
            checked={chosen.includes(code)}
            onChange={() => set({ [name]: ticked(chosen, code) })}
          />
        ))}
      </div>
      {typed && !shown.length && <p className="hint">{t`Nothing of this name.`}</p>}
      {!typed && more > 0 && (
        <button className={`more ${css.scripted}`} type="button" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t`Show fewer` : t`Show ${more} more`}
        </button>
      )}
      {!page.open.includes(name) && (
        <noscript>
          <a className="link small" href={openHref(name)}>{t`Show all values`}</a>
        </noscript>
      )}
    </Facet>
  )
}

/** Search within a long facet; without a name, so that the form does not send it. */
export function Find({ label, typed, onType }: { label: string; typed: string; onType: (typed: string) => void }) {
  return (
    <input
      className={`input input--s ${css.scripted}`}
      type="search"
      value={typed}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      aria-label={label}
      placeholder={label}
      autoComplete="off"
    />
  )
}
