import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screenWithoutInput } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { webhooks } from '../contract.ts'
import { AddWebhook } from './AddWebhook.tsx'
import { SecretNote } from './SecretNote.tsx'
import { WebhookCard } from './WebhookCard.tsx'
import css from './Webhooks.module.css'

export default screenWithoutInput(Webhooks, { visitors: 'members', asks: () => [queryOf(webhooks.list, {})] })

/** The addresses that hear what happens in one's store. */
function Webhooks() {
  const { t } = useLingui()
  const { webhooks: all, member_id } = useData(webhooks.list, {})
  const [shown, setShown] = useState<{ url: string; secret: string }>()
  return (
    <main id="main" className={`page ${css.page}`} tabIndex={-1}>
      <Title>{t`Webhooks`}</Title>
      <div>
        <Crumbs crumbs={[{ label: t`My Store`, href: '/store' }, { label: t`Webhooks` }]} />
        <h1>{t`Webhooks`}</h1>
        <p className="text-2">{t`Your own program hears what happens in your store: we call its address, signed, and try again for more than a day when it does not answer.`}</p>
      </div>
      {shown && <SecretNote {...shown} onClose={() => setShown(undefined)} />}
      {all.length > 0 && (
        <ul className={`plain ${css.list}`}>
          {all.map((one) => (
            <WebhookCard key={one.id} webhook={one} member_id={member_id} onSecret={(secret) => setShown({ url: one.url, secret })} />
          ))}
        </ul>
      )}
      <AddWebhook first={all.length === 0} member_id={member_id} onMade={(url, secret) => setShown({ url, secret })} />
    </main>
  )
}
