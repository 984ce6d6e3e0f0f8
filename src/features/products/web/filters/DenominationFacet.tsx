import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import { plainDenomination } from '#features/listings/contract.ts'
import { ticked } from '#web/list/FacetChoices.tsx'
import { FacetOption } from '#web/list/FacetOption.tsx'
import { Facet } from '#web/ui/layout/Facet.tsx'
import { plain, type RailParts } from './rail-parts.ts'

const FEW = 7
const LONGEST = 60

/** No vocabulary: the most frequent face values are offered once counted; others can be typed. */
export function DenominationFacet({ draft, set, countOf, codesOf }: RailParts) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const chosen = draft.denomination
  const counted = codesOf('denomination').filter((code) => plain(code).includes(plain(typed)))
  const shown = [...new Set([...chosen, ...counted.slice(0, FEW)])]
  const add = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const denomination = plainDenomination(typed)
    if (denomination && !chosen.includes(denomination)) set({ denomination: [...chosen, denomination] })
    setTyped('')
  }
  return (
    <Facet label={t`Denomination`} set={chosen.length} closed>
      <input
        className="input input--s"
        name="denomination"
        maxLength={LONGEST}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={add}
        aria-label={t`Denomination, add with Enter`}
        placeholder={t`20 c, then Enter`}
        autoComplete="off"
      />
      {shown.map((code) => (
        <FacetOption
          key={code}
          name="denomination"
          value={code}
          label={code}
          count={countOf('denomination', code)}
          checked={chosen.includes(code)}
          onChange={() => set({ denomination: ticked(chosen, code) })}
        />
      ))}
    </Facet>
  )
}
