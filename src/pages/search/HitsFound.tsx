import { useLingui } from '@lingui/react/macro'
import { searches } from '#features/search/contract.ts'
import type { AnswerOf } from '#kernel/operation.ts'
import { DidYouMean } from '#web/list/DidYouMean.tsx'
import { useMaybe } from '#web/query/hooks.ts'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { Thumb } from '#web/ui/cards/Thumb.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import css from './HitsFound.module.css'
import { useKinds } from './kinds/use-kinds.ts'
import { SearchEmpty } from './SearchEmpty.tsx'
import { hitsAsked, type Searched, searchHref } from './search-address.ts'

type Hit = AnswerOf<typeof searches.suggest>['search']['data'][number]

/** Hits of one kind as rows; a kind that nobody knows is said. */
export function HitsFound({ searched }: { searched: Searched }) {
  const { t } = useLingui()
  const kind = useKinds().find(({ code }) => code === searched.kind)
  const found = useMaybe(searches.suggest, hitsAsked(searched), kind !== undefined)?.search
  if (!kind) return <EmptyState title={t`There is nothing of this kind to search for`} line={t`Check the spelling.`} />
  if (!found?.data.length) return <SearchEmpty searched={searched} line="" />
  return (
    <section className="section" aria-labelledby="found">
      <h2 className="vh" id="found">
        {kind.name}
      </h2>
      {found.meant && <DidYouMean search={found.meant} href={searchHref(found.meant, kind.code)} />}
      <ul className={css.hits}>
        {found.data.map((hit) => (
          <li key={hit.searchable.id}>
            <a href={hit.path} className={css.hit}>
              <HitRow hit={hit} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function HitRow({ hit: { title, searchable_type, searchable } }: { hit: Hit }) {
  const { image_url, line, amount, currency } = searchable
  const picture = image_url === null ? undefined : { width: 1, height: 1, sizes: [{ url: image_url, width: 160 }] }
  return (
    <>
      {searchable_type === 'Contact' ? <Avatar name={title} url={image_url} /> : <Thumb {...(picture && { picture })} alt="" />}
      <span className={css.words}>
        <b>{title}</b>
        <span className="small muted">{line}</span>
      </span>
      {amount !== null && currency !== null && <Price money={{ amount, currency }} as="plain" />}
    </>
  )
}
