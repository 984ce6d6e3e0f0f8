import { useLingui } from '@lingui/react/macro'
import type { InputOf } from '#kernel/operation.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { webhooks } from '../contract.ts'
import { DeliveryRow } from './DeliveryRow.tsx'
import css from './Webhooks.module.css'

type DeliveriesInput = InputOf<typeof webhooks.deliveries>

/** What was sent to one address, with its answer, and the way to send it again. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(webhooks.deliveries, { ...place, path: { id: place.path.webhook_id! } }),
  asks: (input) => [queryOf(webhooks.deliveries, input), queryOf(webhooks.list, {})],
  Draw: ({ input }) => <Deliveries input={input} />,
})

function Deliveries({ input }: { input: DeliveriesInput }) {
  const { t } = useLingui()
  const { deliveries, member_id } = useData(webhooks.deliveries, input)
  const webhook = useData(webhooks.list, {}).webhooks.find(({ id }) => id === input.id)
  return (
    <main id="main" className={`page ${css.page}`} tabIndex={-1}>
      <Title>{t`What was sent`}</Title>
      <div>
        <Crumbs crumbs={[{ label: t`My Store`, href: '/store' }, { label: t`Webhooks`, href: '/store/webhooks' }, { label: t`What was sent` }]} />
        <h1>{t`What was sent`}</h1>
        {webhook && (
          <p className={`text-2 ${css.address}`}>
            <bdi>{webhook.url}</bdi>
          </p>
        )}
      </div>
      {deliveries.data.length === 0 ? (
        <EmptyState
          title={t`Nothing was sent yet`}
          line={t`The next event of your store stands here, with the answer of your program. Send a trial to see one now.`}
          action={<Button href="/store/webhooks">{t`Webhooks`}</Button>}
        />
      ) : (
        <ul className={`panel plain ${css.rows}`}>
          {deliveries.data.map((one) => (
            <DeliveryRow key={one.id} delivery={one} isOn={webhook?.off === null} member_id={member_id} />
          ))}
        </ul>
      )}
      <NextPage op={webhooks.deliveries} path="/store/webhooks/{id}" input={input} url={deliveries.next_page_url}>
        {t`Earlier ones`}
      </NextPage>
    </main>
  )
}
