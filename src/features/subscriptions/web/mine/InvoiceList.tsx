import { useLingui } from '@lingui/react/macro'
import type { AnswerOf, InputOf } from '#kernel/operation.ts'
import { nextCursor } from '#web/list/next-cursor.ts'
import { useData } from '#web/query/hooks.ts'
import { address } from '#web/router/screen.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { subscriptions } from '../../contract.ts'
import css from '../Plans.module.css'
import { useDay } from '../use-day.ts'
import { usePlanNames } from '../use-plan-words.ts'

type ShownInvoice = AnswerOf<typeof subscriptions.invoices>['invoices']['data'][number]

export function InvoiceList({ input, path }: { input: InputOf<typeof subscriptions.invoices>; path: string }) {
  const { t } = useLingui()
  const { invoices } = useData(subscriptions.invoices, input)
  const cursor = nextCursor(invoices.next_page_url)
  return (
    <section className="section" aria-labelledby="invoices">
      <h2 id="invoices">{t`Invoices`}</h2>
      {invoices.data.length === 0 ? (
        <p className="text-2">{t`None yet. Each payment for a plan leaves one here.`}</p>
      ) : (
        <ul className={`plain ${css.invoices}`}>
          {invoices.data.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
      <p className="row row--wrap">
        {input.cursor && <Button href={path}>{t`Newest invoices`}</Button>}
        {cursor && <Button href={address(path, subscriptions.invoices, { ...input, cursor })}>{t`Earlier invoices`}</Button>}
      </p>
    </section>
  )
}

function InvoiceRow({ invoice: { id, number, plan, amount, currency, period_start, period_end } }: { invoice: ShownInvoice }) {
  const { t } = useLingui()
  const { name } = usePlanNames()[plan]
  const day = useDay()
  return (
    <li className={css.invoice}>
      <span>
        <b className="nowrap">{number}</b>
        <span className="small text-2">
          {name} · <span className="nowrap">{day(period_start)} –</span> <span className="nowrap">{day(period_end)}</span>
        </span>
      </span>
      <Price as="plain" money={{ amount, currency }} />
      <Button size="s" icon="file-pdf" href={`/api/invoices/${id}/file`} download aria-label={t`PDF of invoice ${number}`}>
        {t`PDF`}
      </Button>
    </li>
  )
}
