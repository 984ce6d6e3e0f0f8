import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { useData } from '#web/data.ts'
import { Check } from '#web/ui/Check.tsx'
import { Facet } from './Facet.tsx'
import css from './ForSale.module.css'

export const countriesAsked = { types: ['countries' as const] }
/** Where most of what collectors trade comes from: they stand first, before anything is typed. */
const COMMON = ['US', 'GB', 'DE', 'FR', 'CA', 'JP', 'IT']
const SHOWN = 30

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** Every country and former issuer. Searched by name; what is ticked always stands first. */
export function CountryFacet({ chosen, onChoose }: { chosen: readonly string[]; onChoose: (codes: string[]) => void }) {
  const { t } = useLingui()
  const { data } = useData(vocabularies.staticData, countriesAsked)
  const [typed, setTyped] = useState('')
  const [all, setAll] = useState(false)
  const countries = data.countries ?? []
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
      {!typed && countries.length > first.length && (
        <button className={`more ${css.scripted}`} type="button" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t`Show fewer` : t`Show ${countries.length - first.length} more`}
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
