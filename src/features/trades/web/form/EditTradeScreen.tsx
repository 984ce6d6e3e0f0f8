import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useData, useQueryClient } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { usePublishAt } from '#web/ui/controls/use-publish-at.ts'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { type TradeId, trades } from '../../contract.ts'
import { MY_TRADES, tradePath } from '../paths.ts'
import { TradeForm } from './TradeForm.tsx'

export default screen({
  visitors: 'members',
  reads: (place) => readInput(trades.show, { ...place, path: { id: place.path.trade_id ?? '' } }),
  asks: ({ id }) => [queryOf(trades.show, { id }), queryOf(trades.statusCounts, {})],
  Draw: ({ input: { id } }) => <EditTrade key={id} id={id} />,
})

function EditTrade({ id }: { id: TradeId }) {
  const { t } = useLingui()
  const [router, cache] = [useRouter(), useQueryClient()]
  const { trade } = useData(trades.show, { id })
  const { member_id } = useData(trades.statusCounts, {})
  const { run, busy, refusal } = useCommand(trades.update)
  const unscheduling = useCommand(trades.unschedule)
  const timing = usePublishAt(trade.publish_at)
  const waits = trade.status === 'draft' || trade.status === 'scheduled'
  const title = t`Edit trade`
  const is_open = trade.status === 'active'
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <Crumbs crumbs={[{ label: t`My trades`, href: MY_TRADES }, { label: trade.title, href: tradePath(id) }, { label: title }]} />
      <h1 className="page-head">{title}</h1>
      {is_open && <Note>{t`It is open for offers: only its end can be changed. Take it from the market to change the rest.`}</Note>}
      <TradeForm
        me={member_id}
        trade={trade}
        refusal={refusal ?? unscheduling.refusal}
        {...(waits && { timing })}
        onSave={async (given) => {
          if (busy) return
          // Without its time it is a draft again.
          if (trade.status === 'scheduled' && !timing.publish_at && refused(await unscheduling.run({ id }))) return
          const answer = await run(is_open ? { id, expiry_time: given.expiry_time } : { id, ...given })
          await cache.invalidateQueries({ queryKey: [trades.show.http] })
          if (!refused(answer)) void router.push(tradePath(id))
        }}
      >
        <Button type="submit" variant="fill" pending={busy ? t`Saving` : undefined}>
          {waits && timing.publish_at ? t`Schedule it` : t`Save`}
        </Button>
        <Button href={tradePath(id)} variant="quiet">{t`Cancel`}</Button>
      </TradeForm>
    </main>
  )
}
