import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { ticked } from '#web/list/FacetChoices.tsx'
import { FacetOption } from '#web/list/FacetOption.tsx'
import css from '#web/list/List.module.css'
import { useMaybe } from '#web/query/hooks.ts'
import { Facet } from '#web/ui/layout/Facet.tsx'
import { allCountries, COMMON, countriesAsked } from './countries-asked.ts'
import { plain, type RailParts } from './rail-parts.ts'
import { Find } from './TermFacet.tsx'
import { useRanked } from './use-ranked.ts'

const SHOWN = 30
const FEW = COMMON.length

/** Countries with most results; all countries and former issuers on demand. Chosen ones come first. */
export function CountryFacet(rail: RailParts) {
  const { draft, set, countOf } = rail
  const { country: chosen } = draft
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [all, setAll] = useState(false)
  const { countries, first } = useCountries(rail, all || typed !== '')
  const found = typed ? countries.filter(({ name }) => plain(name).includes(plain(typed))).slice(0, SHOWN) : all ? countries : first
  return (
    <Facet label={t`Countries`} set={chosen.length}>
      <Find label={t`Find a country`} typed={typed} onType={setTyped} />
      <div className={all || typed ? css.scroll : undefined}>
        {found.map(({ code, name }) => (
          <FacetOption
            key={code}
            name="country"
            value={code}
            label={name}
            count={countOf('country', code)}
            checked={chosen.includes(code)}
            onChange={() => set({ country: ticked(chosen, code) })}
          />
        ))}
      </div>
      {typed && !found.length && (
        <p className="hint">
          <Trans>No country of this name.</Trans>
        </p>
      )}
      {!typed && (
        <button className={`more ${css.scripted}`} type="button" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t`Show fewer` : t`Show all countries`}
        </button>
      )}
      <noscript>
        <select className={`select ${css.many}`} name="country" multiple size={6} aria-label={t`More countries`}>
          {countries
            .filter((one) => !first.includes(one))
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </select>
      </noscript>
    </Facet>
  )
}

/** Country names, and the countries shown before the search: common ones until the counts arrive. */
function useCountries(rail: RailParts, wanted: boolean) {
  const { country: chosen } = rail.draft
  const { isCounted, codes, hasAny } = useRanked('country', chosen, rail)
  const usual = useMaybe(vocabularies.staticData, countriesAsked(chosen), true)?.data.countries ?? []
  const every = useMaybe(vocabularies.staticData, allCountries, wanted)?.data.countries
  const most = codes.filter(hasAny).slice(0, Math.max(FEW, chosen.length))
  const missing = most.filter((code) => !usual.some((one) => one.code === code)).sort()
  const others = useMaybe(vocabularies.staticData, { types: ['countries'], codes: missing }, missing.length > 0)?.data.countries ?? []
  const countries = every ?? usual
  const named = [...countries, ...others]
  // Layout shift: filled up with common countries, so that the number of rows stays the same.
  const standing = [...new Set([...(isCounted ? most : chosen), ...COMMON])].slice(0, Math.max(FEW, most.length, chosen.length))
  const first = [...new Set([...standing, ...chosen])].flatMap((code) => named.find((one) => one.code === code) ?? [])
  return { countries, first }
}
