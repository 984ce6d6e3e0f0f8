import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { AppliedFilters } from '#web/list/AppliedFilters.tsx'
import { DidYouMean } from '#web/list/DidYouMean.tsx'
import { PastTheEnd } from '#web/list/PastTheEnd.tsx'
import { Results, WayOn, WayOnByCursor } from '#web/list/Results.tsx'
import { useLoadMore } from '#web/list/use-load-more.ts'
import { useData } from '#web/query/hooks.ts'
import { Segments } from '#web/ui/controls/Segments.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { catalogue, entrySorts } from '../contract.ts'
import { EntryCard } from './EntryCard.tsx'
import { CATALOGUE, type EntryPage, type EntryQuery, entriesHref, entriesList } from './entries-address.ts'
import { EntryWatchContext } from './entry-watch.ts'
import { useApplied } from './use-applied.ts'

const FIRST_ROW = 4
const firstOf = (asked: EntryQuery) => entriesHref({ ...asked, page: 1, cursor: undefined })

/** What was found, as cards. */
export function CatalogueResults({ asked }: { asked: EntryQuery }) {
  const { t } = useLingui()
  const applied = useApplied(asked)
  const found = useFound(asked, applied.length === 0)
  const more = useLoadMore<typeof catalogue.list, EntryRow>({
    op: catalogue.list,
    asked,
    first: useData(catalogue.list, asked),
    pageIn: ({ entries }) => entries,
    hrefAfter: (_pages, cursor) => entriesHref({ ...asked, page: 1, cursor }),
  })
  const watchOf = use(EntryWatchContext)(more.rows.map(({ id }) => id))
  const isCounted = found.total !== undefined
  const onward = isCounted ? (
    <WayOn {...{ asked, found, more }} hrefOf={(place) => entriesHref({ ...asked, ...place })} />
  ) : (
    <WayOnByCursor label={t`Further entries`} href={more.href} first={firstOf(asked)} />
  )
  return (
    <Results
      head={<Top found={found} asked={asked} />}
      applied={<AppliedFilters applied={applied} clearHref={entriesHref(entriesList.unfiltered(asked))} />}
      box={more.box}
      foot={more.rows.length ? onward : <Nothing asked={asked} filtered={applied.length > 0} />}
    >
      <div className="cards">
        {more.rows.map((entry, at) => (
          <EntryCard key={entry.id} entry={entry} watch={watchOf(entry.id)} eager={at < FIRST_ROW} priority={at === 0} />
        ))}
      </div>
    </Results>
  )
}
type EntryRow = EntryPage['data'][number]

const Top = ({ found, asked }: { found: EntryPage; asked: EntryQuery }) => (
  <div className="res-head row--wrap">
    <h2 id="count">
      <span role="status">
        <Count found={found} />
      </span>
    </h2>
    <Order asked={asked} />
  </div>
)

/** Without a filter the whole catalogue is listed, and how much that is stands above it already. */
function useFound(asked: EntryQuery, is_whole: boolean): EntryPage {
  const found = useData(catalogue.list, asked).entries
  const { total } = useData(catalogue.counts, {})
  return is_whole && found.more_than_total ? { ...found, total, more_than_total: false } : found
}

function Count({ found: { total, more_than_total } }: { found: EntryPage }) {
  const { i18n } = useLingui()
  const most = i18n.number(total ?? 0)
  if (total === undefined) return <Trans>Further on in the catalogue</Trans>
  if (more_than_total) return <Trans>More than {most} entries</Trans>
  return <Plural value={total} one="# entry" other="# entries" />
}

function Order({ asked }: { asked: EntryQuery }) {
  const { t } = useLingui()
  const words = { oldest: t`Oldest first`, latest: t`Latest first`, added: t`Last added` }
  return (
    <div className="push">
      <Segments
        label={t`Sort`}
        segments={entrySorts.map((sort) => ({
          value: sort,
          label: words[sort],
          pressed: asked.sort === sort,
          step: 'refine' as const,
          href: entriesHref({ ...asked, sort, page: 1, cursor: undefined }),
        }))}
      />
    </div>
  )
}

function Nothing({ asked, filtered }: { asked: EntryQuery; filtered: boolean }) {
  const { t } = useLingui()
  if (asked.page > 1 || asked.cursor) return <PastTheEnd first={firstOf(asked)} />
  if (!filtered) return <EmptyState level="h3" title={t`The catalogue is empty`} line={t`The first entry is still to be written.`} />
  return <NothingFits asked={asked} />
}

function NothingFits({ asked }: { asked: EntryQuery }) {
  const { t } = useLingui()
  const { meant } = useData(catalogue.list, asked)
  return (
    <EmptyState
      level="h3"
      title={t`Nothing in the catalogue fits`}
      line={meant ? undefined : t`Check the spelling, or try fewer words. A catalogue number is found as Scott 240 or Mi 392.`}
      action={
        <>
          {meant && <DidYouMean search={meant} href={entriesHref({ ...asked, search: meant })} />}
          <a className="btn" href={CATALOGUE}>{t`Show the whole catalogue`}</a>
        </>
      }
    />
  )
}
