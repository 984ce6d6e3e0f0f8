import { Plural, useLingui } from '@lingui/react/macro'
import { catalogueEntrySubject } from '#features/catalogue/contract.ts'
import { EntryCard, EntryMarks } from '#features/catalogue/web/public.tsx'
import { useMarks } from '#features/stamp-items/web/public.tsx'
import type { AnswerOf } from '#kernel/operation.ts'
import { Pages } from '#web/list/Pages.tsx'
import { useData } from '#web/query/hooks.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { wishlists } from '../../contract.ts'
import { CompleteBar } from '../CompleteBar.tsx'
import { useWishes } from '../use-wishes.ts'
import css from './Missing.module.css'
import { type MissingInput, missingHref } from './missing-address.ts'
import { useWantAll } from './use-want-all.ts'

type MissingAnswer = AnswerOf<typeof wishlists.missing>

/** The entries that one does not have, each to be had, swapped or wanted by one press; or all of them wanted by one. */
export function Missing({ asked }: { asked: MissingInput }) {
  const { t } = useLingui()
  const found = useData(wishlists.missing, asked)
  const { data } = found.entries
  const marks = useMarks(data)
  const wishes = useWishes(
    catalogueEntrySubject.name,
    data.map(({ id }) => id),
  )
  const name = [found.name, found.country].filter(Boolean).join(', ')
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{t`What is missing: ${name}`}</Title>
      <Crumbs crumbs={[{ label: t`Wishlist`, href: '/wishlists' }, { label: name }]} />
      <Head name={name} found={found} />
      {data.length ? (
        <EntryMarks value={marks}>
          <div className="cards">
            {data.map((entry, at) => (
              <EntryCard key={entry.id} entry={entry} watch={wishes.heartOf(entry.id)} eager={at < 4} />
            ))}
          </div>
        </EntryMarks>
      ) : (
        <Complete />
      )}
      <Pages {...asked} total={found.entries.total ?? 0} hrefOf={(place) => missingHref({ ...asked, ...place, cursor: undefined })} />
    </main>
  )
}

function Head({ name, found }: { name: string; found: MissingAnswer }) {
  const { t } = useLingui()
  const { have, want, total, unwanted, member_id } = found
  const all = useWantAll(member_id)
  return (
    <div className={css.head}>
      <div className={css.said}>
        <h1>{name}</h1>
        <p className="text-2">
          {t`${have} of ${total}`}
          {want > 0 && ` · ${t`${want} on your wishlist`}`}
        </p>
        <CompleteBar have={have} want={want} total={total} />
      </div>
      {unwanted.length > 0 && (
        <Button variant="fill" icon="heart" pending={all.busy ? t`Adding` : undefined} onClick={() => void all.want(unwanted)}>
          <Plural value={unwanted.length} one="Want # entry" other="Want all # entries" />
        </Button>
      )}
    </div>
  )
}

function Complete() {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`Nothing is missing`}
      line={t`You have a copy of every entry.`}
      action={<Button href="/wishlists">{t`To the wishlist`}</Button>}
    />
  )
}
