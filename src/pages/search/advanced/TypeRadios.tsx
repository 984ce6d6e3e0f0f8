import { useLingui } from '@lingui/react/macro'
import { type SearchType, searchTypes } from '#features/listings/contract.ts'
import { ADVANCED, useMarketWords } from '#features/products/web/public.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { useKinds } from '../kinds/use-kinds.ts'
import css from './AdvancedSearch.module.css'

/** The kinds to search for; others that the static data names are found on the page of results alone. Without script a press of its own changes the kind. */
export function TypeRadios({ chosen, onChoose }: { chosen: SearchType; onChoose: (type: SearchType) => void }) {
  const { t } = useLingui()
  const words = useMarketWords()
  const offered = new Set([...useKinds().map(({ code }) => code), 'Supply'])
  return (
    <fieldset className={css.types}>
      <legend className="vh">{t`What to search for`}</legend>
      {searchTypes
        .filter((type) => offered.has(type))
        .map((type) => (
          <label key={type} data-kind={kinds[type]}>
            <input type="radio" name="searchable_type" value={type} checked={type === chosen} onChange={() => onChoose(type)} />
            <Icon name={words[type].icon} />
            <span>{words[type].name}</span>
          </label>
        ))}
      <noscript>
        <button className="btn btn--s" type="submit" formAction={ADVANCED}>{t`Show its filters`}</button>
      </noscript>
    </fieldset>
  )
}
/** The colour of a kind. */
const kinds: Readonly<Record<SearchType, string>> = {
  ...{ StampItem: 'supply', Product: 'sale', Supply: 'supply', Bounty: 'bounty', Auction: 'auction', Trade: 'trade' },
}
