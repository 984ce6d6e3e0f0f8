import { useLingui } from '@lingui/react/macro'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { flags } from '../../contract.ts'
import { asksReasons, FLAGS, itemPath } from '../flag-answer.ts'
import { FlagRows } from './FlagRows.tsx'

/** All flags of an item, the newest first. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(flags.ofItem, { ...place, path: { id: place.path.stamp_item_id ?? '' } }),
  asks: (input) => [queryOf(flags.ofItem, input), asksReasons()],
  Draw: ({ input: { id } }) => <ItemFlagsList id={id} />,
})

function ItemFlagsList({ id }: { id: Parameters<typeof itemPath>[0] }) {
  const { t } = useLingui()
  const found = useData(flags.ofItem, { id: id as never })
  const title = t`Flags of this item`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <Crumbs crumbs={[{ label: t`Flags`, href: FLAGS }, { label: title }]} />
      <div className="row row--wrap page-head">
        <h1>{title}</h1>
        <span className="push">
          <Button href={itemPath(id)}>{t`See the item`}</Button>
        </span>
      </div>
      {found.flags.length === 0 && (
        <EmptyState title={t`No flags here yet`} line={t`Members flag what is wrongly described; a jury of members decides.`} />
      )}
      <FlagRows list={found.flags} />
    </main>
  )
}
