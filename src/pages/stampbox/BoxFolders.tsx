import { useLingui } from '@lingui/react/macro'
import { itemStatuses, type stampItems } from '#features/stamp-items/contract.ts'
import type { Term } from '#features/vocabularies/web/public.tsx'
import type { InputOf } from '#kernel/operation.ts'
import { Icon } from '#web/ui/icons/Icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import css from './BoxFolders.module.css'
import { type BoxView, boxAddress } from './box-address.ts'

interface BoxFoldersProps {
  list: InputOf<typeof stampItems.list>
  view: BoxView
  total: number
  own: boolean
  statuses: readonly Term[]
}
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
/** Statuses visible to the owner only. */
const hidden: readonly Status[] = ['PRIVATE', 'FOR_REFERENCE']

/** Links to each status: a column beside the page, a row above it on phones. */
export function BoxFolders({ list, view, total, own, statuses }: BoxFoldersProps) {
  const { t } = useLingui()
  const shown = itemStatuses.filter((status) => own || !hidden.includes(status))
  const named = (status: Status) => statuses.find(({ code }) => code === status)?.name ?? status
  const all = list.status.length === 0
  return (
    <nav className={`folders ${css.folders}`} aria-label={t`Status`}>
      <a href={boxAddress({ ...list, status: [], page: 1 }, view)} aria-current={all ? 'page' : undefined}>
        <Icon name="tray" />
        {t`All`}
        {all && <small>{total}</small>}
      </a>
      {shown.map((status) => {
        const here = list.status.length === 1 && list.status[0] === status
        return (
          <a key={status} href={boxAddress({ ...list, status: [status], page: 1 }, view)} aria-current={here ? 'page' : undefined}>
            <Icon name={icons[status]} />
            {named(status)}
            {here && <small>{total}</small>}
          </a>
        )
      })}
    </nav>
  )
}
