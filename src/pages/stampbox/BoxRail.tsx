import { useLingui } from '@lingui/react/macro'
import { itemStatuses, stampItems } from '#features/stamp-items/contract.ts'
import { type Lists, nameOf } from '#features/vocabularies/web/public.tsx'
import { useData } from '#web/query/hooks.ts'
import { Icon } from '#web/ui/icons/Icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import { Facet } from '#web/ui/layout/Facet.tsx'
import css from './BoxRail.module.css'
import { BoxWorth } from './BoxWorth.tsx'
import { type BoxAsked, boxHref, countedIn, wholeBox } from './box-address.ts'
import { decadesOf } from './decades.ts'

type Status = (typeof itemStatuses)[number]
const icons: Record<Status, IconName> = {
  FOR_SALE: 'tag',
  FOR_TRADE: 'arrows-left-right',
  FOR_AUCTION: 'gavel',
  IN_AUCTION: 'gavel',
  AT_AN_AUCTION: 'buildings',
  OPEN_TO_OFFERS: 'hand-coins',
  AT_AN_EXHIBITION: 'ticket',
  PRIVATE: 'lock-simple',
  FOR_REFERENCE: 'book-open',
}

export interface BoxRailProps {
  asked: BoxAsked
  own: boolean
  lists: Lists
  total: number
}

/** The folders of a box and what it can be narrowed by: every one is an address with its number. A column beside the page, a row above it on a phone. */
export function BoxRail({ asked, own, lists, total }: BoxRailProps) {
  const { t, i18n } = useLingui()
  const { list } = asked
  const { counts } = useData(stampItems.counts, countedIn(list.user_id))
  const all = list.status.length === 0 && !list.trash
  const count = (status: Status) => counts.status?.find(({ code }) => code === status)?.count ?? 0
  const shown = itemStatuses.filter((status) => count(status) > 0 || list.status.includes(status))
  return (
    <div className={css.rail}>
      <nav className={`folders ${css.folders}`} aria-label={t`Folders`}>
        <a href={boxHref(asked, wholeBox)} aria-current={all ? 'page' : undefined}>
          <Icon name="tray" />
          {t`All`}
          <small>{i18n.number(total)}</small>
        </a>
        <a href={`/user/${list.user_id}/albums`}>
          <Icon name="books" />
          {t`Albums`}
        </a>
        {own && <OwnFolders asked={asked} />}
        {shown.length > 0 && <h2>{t`Status`}</h2>}
        {shown.map((status) => (
          <a
            key={status}
            href={boxHref(asked, { ...wholeBox, status: [status] })}
            aria-current={list.status.length === 1 && list.status[0] === status ? 'page' : undefined}
          >
            <Icon name={icons[status]} />
            {nameOf(lists.stampItemStatuses, status)}
            <small>{i18n.number(count(status))}</small>
          </a>
        ))}
      </nav>
      <Narrowing asked={asked} counts={counts} />
      {own && <BoxWorth />}
    </div>
  )
}

function OwnFolders({ asked }: { asked: BoxAsked }) {
  const { t, i18n } = useLingui()
  const { trash } = useData(stampItems.values, {})
  return (
    <>
      <a href="/profile/user/inventory">
        <Icon name="archive" />
        {t`Inventory`}
      </a>
      <a href={boxHref(asked, { ...wholeBox, trash: true })} aria-current={asked.list.trash ? 'page' : undefined}>
        <Icon name="trash" />
        {t`Trash`}
        {trash > 0 && <small>{i18n.number(trash)}</small>}
      </a>
    </>
  )
}

type Counted = readonly { readonly code: string; readonly name: string; readonly count: number }[]
const MANY = 40

/** Country, decade, condition and kind, each value a link that adds or takes it away. */
function Narrowing({ asked, counts }: { asked: BoxAsked; counts: Readonly<Record<string, Counted>> }) {
  const { t } = useLingui()
  const { list } = asked
  const toggled = (chosen: readonly string[], code: string) => (chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code])
  const by = (name: 'country' | 'condition' | 'item_kind', values: Counted) =>
    values.slice(0, MANY).map((value) => ({
      ...value,
      chosen: (list[name] as readonly string[]).includes(value.code),
      href: boxHref(asked, { [name]: toggled(list[name], value.code) }),
    }))
  const decades = decadesOf(counts.year ?? []).map(({ year, ...value }) => {
    const chosen = list.year_from === year && list.year_to === year + 9
    return { ...value, chosen, href: boxHref(asked, chosen ? { year_from: undefined, year_to: undefined } : { year_from: year, year_to: year + 9 }) }
  })
  const facets = [
    { label: t`Country`, values: by('country', counts.country ?? []) },
    { label: t`Decade`, values: decades },
    { label: t`Condition`, values: by('condition', counts.condition ?? []) },
    { label: t`Kind`, values: by('item_kind', counts.kind ?? []) },
  ]
  return (
    <div className={css.facets}>
      {facets
        .filter(({ values }) => values.length > 1 || values.some(({ chosen }) => chosen))
        .map(({ label, values }) => (
          <Facet key={label} label={label} closed set={values.filter(({ chosen }) => chosen).length}>
            <Values values={values} />
          </Facet>
        ))}
    </div>
  )
}

function Values({ values }: { values: readonly { code: string; name: string; count: number; href: string; chosen: boolean }[] }) {
  const { i18n } = useLingui()
  return (
    <ul className={`plain ${css.values}`}>
      {values.map(({ code, name, count, href, chosen }) => (
        <li key={code}>
          <a href={href} data-step="refine" aria-current={chosen ? 'true' : undefined}>
            {chosen && <Icon name="check" size="s" />}
            {name}
            <small>{i18n.number(count)}</small>
          </a>
        </li>
      ))}
    </ul>
  )
}
