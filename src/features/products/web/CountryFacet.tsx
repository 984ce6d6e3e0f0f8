import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { useMaybe } from '#web/data.ts'
import { Check } from '#web/ui/Check.tsx'
import { allCountries, COMMON, countriesAsked } from './countries-asked.ts'
import { Facet } from './Facet.tsx'
import css from './ForSale.module.css'

const SHOWN = 30

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** The usual countries at once, every country and former issuer when asked for. Searched by name; what is ticked always stands first. */
export function CountryFacet({ chosen, onChoose }: { chosen: readonly string[]; onChoose: (codes: string[]) => void }) {
  const { t } = useLingui()
  const usual = useMaybe(vocabularies.staticData, countriesAsked(chosen), true)?.data.countries ?? []
  const [typed, setTyped] = useState('')
  const [all, setAll] = useState(false)
  const countries = useMaybe(vocabularies.staticData, allCountries, all || typed !== '')?.data.countries ?? usual
  const first = [...new Set([...chosen, ...COMMON])].flatMap((code) => countries.filter((one) => one.code === code))
  const found = typed ? countries.filter(({ name }) => plain(name).includes(plain(typed))).slice(0, SHOWN) : all ? countries : first
  const tick = (code: string) => onChoose(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code])
  return (
    <Facet label={t`Countries`} set={chosen.length}>
      <input
        className={`input input--s ${css.scripted}`}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        aria-label={t`Find a country`}
        placeholder={t`Find a country`}
        autoComplete="off"
      />
      <div className={all || typed ? css.scroll : undefined}>
        {found.map(({ code, name }) => (
          <Check key={code} name="country" value={code} label={name} checked={chosen.includes(code)} onChange={() => tick(code)} />
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
