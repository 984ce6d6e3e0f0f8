import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { RailParts } from '#features/products/web/public.tsx'
import { vocabularies } from '#features/vocabularies/contract.ts'
import type { AnswerOf } from '#kernel/operation.ts'
import { ticked } from '#web/list/FacetChoices.tsx'
import { FacetOption } from '#web/list/FacetOption.tsx'
import { useMaybe } from '#web/query/hooks.ts'
import { Chip } from '#web/ui/controls/Chip.tsx'
import css from './AdvancedSearch.module.css'

export const placesAsked = { types: ['continents' as const, 'countries' as const] }
type Term = AnswerOf<typeof vocabularies.staticData>['data'][string][number]
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
/** Those that belong to no continent stand with the first. */
const FIRST = 'europe'

/** Countries by continent: of today, and those that issue no more. */
export function ContinentPicker({ rail }: { rail: RailParts }) {
  const { t, i18n } = useLingui()
  const { draft, set } = rail
  const chosen = draft.country
  const { continents = [], countries = [] } = useMaybe(vocabularies.staticData, placesAsked, true)?.data ?? {}
  const [open, setOpen] = useState<string>()
  const [typed, setTyped] = useState('')
  const home = open ?? countries.find(({ code }) => chosen.includes(code))?.parent ?? FIRST
  const within = countries.filter(({ parent }) => (parent ?? FIRST) === home)
  const found = typed ? countries.filter(({ name }) => plain(name).includes(plain(typed))) : within
  const named = chosen.map((code) => countries.find((one) => one.code === code) ?? { code, name: code })
  const chosenIn = (continent: string) => countries.filter(({ code, parent }) => (parent ?? FIRST) === continent && chosen.includes(code)).length
  const place = continents.find(({ code }) => code === home)?.name ?? ''
  return (
    <fieldset className={css.places}>
      <legend className="strong small">
        {t`Countries`} {chosen.length > 0 && <span className="muted">{t`${chosen.length} chosen`}</span>}
      </legend>
      {named.length > 0 && (
        <p className={css.chosen}>
          {named.map(({ code, name }) => (
            <Chip key={code} applied onPress={() => set({ country: ticked(chosen, code) })}>
              {name}
            </Chip>
          ))}
        </p>
      )}
      <div className={css.picker}>
        <ul className="plain" aria-label={t`Continents`}>
          {continents.map(({ code, name }) => (
            <li key={code}>
              <button type="button" aria-pressed={code === home} onClick={() => setOpen(code)}>
                {name}
                {chosenIn(code) > 0 && <small>{i18n.number(chosenIn(code))}</small>}
              </button>
            </li>
          ))}
        </ul>
        <div>
          <input
            className="input input--s"
            type="search"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            aria-label={t`Find a country`}
            placeholder={place && t`Find in ${place} or elsewhere`}
            autoComplete="off"
          />
          <Countries of={found.filter(({ year_to }) => year_to === null)} rail={rail} />
          {found.some(({ year_to }) => year_to !== null) && <h3 className="small">{t`No longer issuing`}</h3>}
          <Countries of={found.filter(({ year_to }) => year_to !== null)} rail={rail} />
          {typed && found.length === 0 && <p className="hint">{t`No country of this name.`}</p>}
        </div>
      </div>
      <noscript>
        <select className="select" name="country" multiple size={8} aria-label={t`Countries`} defaultValue={chosen}>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </noscript>
    </fieldset>
  )
}

function Countries({ of, rail: { draft, set, countOf } }: { of: readonly Term[]; rail: RailParts }) {
  return (
    <div className={css.countries}>
      {of.map(({ code, name, year_to }) => (
        <FacetOption
          key={code}
          name="country"
          value={code}
          label={year_to === null ? name : `${name}, –${year_to}`}
          count={countOf('country', code)}
          checked={draft.country.includes(code)}
          onChange={() => set({ country: ticked(draft.country, code) })}
        />
      ))}
    </div>
  )
}
