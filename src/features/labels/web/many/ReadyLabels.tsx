import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { orderSubject } from '#features/orders/contract.ts'
import type { AnswerOf } from '#kernel/operation.ts'
import { spokenNumber } from '#kernel/written/spoken-number.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import type { labels } from '../../contract.ts'
import css from './Many.module.css'

/** What is being bought, with how far it is, and what can be printed. */
export function ReadyLabels({ labels: found }: { labels: AnswerOf<typeof labels.waiting>['labels'] }) {
  const { t } = useLingui()
  const ready = found.filter(({ label }) => label.status === 'bought').length
  const all = found.length
  return (
    <section className={css.part} aria-labelledby="ready-labels">
      <div className={css.head}>
        <h2 id="ready-labels">{t`Bought, and not sent yet`}</h2>
        {ready > 0 && (
          <Button icon="printer" href="/api/store/labels/file">
            {t`${plural(ready, { one: 'Print the label', other: 'Print # labels as one PDF' })}`}
          </Button>
        )}
      </div>
      {ready < all && (
        <div role="status" className={css.progress}>
          <progress max={all} value={ready} aria-label={t`Labels that are bought`} />
          <span>{t`${ready} of ${all} are bought`}</span>
        </div>
      )}
      <ul className={`plain ${css.list}`}>
        {found.map(({ order_id, number, buyer, label }) => (
          <li key={label.id} className={css.row}>
            <div>
              <a className="link strong" href={orderSubject.path(order_id)}>{t`Order ${spokenNumber(number)}`}</a> · <bdi>{buyer}</bdi>
              <p className="small text-2">
                <bdi>{label.carrier}</bdi> · <bdi>{label.service}</bdi>
                {label.tracking && (
                  <>
                    {' '}
                    · <bdi className={css.number}>{label.tracking}</bdi>
                  </>
                )}
              </p>
              {label.status === 'buying' && <p className="small text-2">{t`The carrier has not answered yet. The price is held meanwhile.`}</p>}
            </div>
            <Price as="plain" money={label} />
          </li>
        ))}
      </ul>
    </section>
  )
}
