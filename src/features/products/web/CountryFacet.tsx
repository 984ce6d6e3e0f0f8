import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { useMaybe } from '#web/data.ts'
import { Facet } from '#web/ui/Facet.tsx'
import { allCountries, COMMON, countriesAsked } from './countries-asked.ts'
import css from './ForSale.module.css'
import { Option } from './Option.tsx'
import { plain, type RailParts, ticked } from './rail-parts.ts'
import { Find } from './TermFacet.tsx'

const SHOWN = 30

/** The usual countries at once, every country and former issuer when asked for. Searched by name; what the page came with stands first. */
export function CountryFacet({ draft: { country: chosen }, set, countOf }: RailParts) {
  const { t } = useLingui()
  const usual = useMaybe(vocabularies.staticData, countriesAsked(chosen), true)?.data.countries ?? []
  const [typed, setTyped] = useState('')
  const [all, setAll] = useState(false)
  const [pinned] = useState(chosen)
  const countries = useMaybe(vocabularies.staticData, allCountries, all || typed !== '')?.data.countries ?? usual
  const first = [...new Set([...pinned, ...COMMON, ...chosen])].flatMap((code) => countries.filter((one) => one.code === code))
  const found = typed ? countries.filter(({ name }) => plain(name).includes(plain(typed))).slice(0, SHOWN) : all ? countries : first
  return (
    <Facet label={t`Countries`} set={chosen.length}>
      <Find label={t`Find a country`} typed={typed} onType={setTyped} />
      <div className={all || typed ? css.scroll : undefined}>
        {found.map(({ code, name }) => (
          <Option
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
          {all ? t`Show fewer` : t`All countries`}
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
