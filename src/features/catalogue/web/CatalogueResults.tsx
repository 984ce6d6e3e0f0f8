import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useData } from '#web/query/hooks.ts'
import { useBusy } from '#web/router/use-router.ts'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { ChipRow } from '#web/ui/controls/ChipRow.tsx'
import { LoadMore } from '#web/ui/controls/LoadMore.tsx'
import { Pager } from '#web/ui/controls/Pager.tsx'
import { Segments } from '#web/ui/controls/Segments.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { catalogue, entrySorts } from '../contract.ts'
import css from './Catalogue.module.css'
import { EntryCard } from './EntryCard.tsx'
import { CATALOGUE, type EntryPage, type EntryQuery, entriesHref, unfiltered } from './entries-address.ts'
import { useApplied } from './use-applied.ts'
import { useMoreEntries } from './use-more-entries.ts'

const LAST_PAGE = 100
const FIRST_ROW = 4

/** What was found, as cards; walked by Load more or by numbers. */
export function CatalogueResults({ asked }: { asked: EntryQuery }) {
  const busy = useBusy()
  const applied = useApplied(asked)
  const found = useFound(asked, applied.length === 0)
  const more = useMoreEntries(asked, found)
  return (
    <section className={`results waits ${css.results}`} aria-labelledby="count" aria-busy={busy}>
      <div className="res-head row--wrap">
        <h2 id="count">
          <span role="status">
            <Count found={found} />
          </span>
        </h2>
        <Order asked={asked} />
      </div>
      <ChipRow clearHref={applied.length ? entriesHref(unfiltered(asked)) : undefined}>
        {applied.map(({ label, href }) => (
          <Chip key={href} href={href} applied>
            {label}
          </Chip>
        ))}
      </ChipRow>
      <div className="cards" ref={more.box}>
        {more.entries.map((entry, at) => (
          <EntryCard key={entry.id} entry={entry} eager={at < FIRST_ROW} priority={at === 0} />
        ))}
      </div>
      {more.entries.length ? <Walk asked={asked} found={found} more={more} /> : <Nothing asked={asked} filtered={applied.length > 0} />}
    </section>
  )
}

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

/** Behind a cursor nobody knows which page it is: there the way on is the only one, and the way to the beginning. */
function Walk({ asked, found, more }: { asked: EntryQuery; found: EntryPage; more: ReturnType<typeof useMoreEntries> }) {
  const { t } = useLingui()
  const { total, more_than_total } = found
  const beginning = entriesHref({ ...asked, page: 1, cursor: undefined })
  if (total === undefined)
    return (
      <div className="more-row">
        {more.href && <a className="btn" href={more.href}>{t`Further entries`}</a>}
        <a className="link small" href={beginning}>{t`Back to the first page`}</a>
      </div>
    )
  const shown = (asked.page - 1) * asked.page_size + more.entries.length
  const left = more_than_total ? asked.page_size : Math.min(asked.page_size, total - shown)
  return (
    <>
      <LoadMore
        href={left > 0 ? more.href : undefined}
        next={left}
        {...{ shown, total, busy: more.busy, onLoad: more.load }}
        atLeast={more_than_total && more.href !== undefined}
      />
      <div className="row row--wrap page-row">
        <Pager page={asked.page} pages={Math.min(LAST_PAGE, Math.ceil(total / asked.page_size))} hrefOf={(page) => entriesHref({ ...asked, page })} />
      </div>
    </>
  )
}

function Nothing({ asked, filtered }: { asked: EntryQuery; filtered: boolean }) {
  const { t } = useLingui()
  if (asked.page > 1 || asked.cursor)
    return (
      <EmptyState
        level="h3"
        title={t`The list ends before this page`}
        line={t`It may have become shorter since.`}
        action={<a className="btn" href={entriesHref({ ...asked, page: 1, cursor: undefined })}>{t`Back to the first page`}</a>}
      />
    )
  if (!filtered) return <EmptyState level="h3" title={t`The catalogue is empty`} line={t`The first entry is still to be written.`} />
  return (
    <EmptyState
      level="h3"
      title={t`Nothing in the catalogue fits`}
      line={t`Check the spelling, or try fewer words. A catalogue number is found as Scott 240 or Mi 392.`}
      action={<a className="btn" href={CATALOGUE}>{t`Show the whole catalogue`}</a>}
    />
  )
}
