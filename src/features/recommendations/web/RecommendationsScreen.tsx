import { useLingui } from '@lingui/react/macro'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screenWithoutInput } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { recommendations } from '../contract.ts'
import { Reason } from './Reason.tsx'
import css from './Recommendations.module.css'
import { TurnedOff } from './TurnedOff.tsx'

/** What is offered now and may interest one, each with its reason. */
export default screenWithoutInput(Recommendations, { visitors: 'members', asks: () => [queryOf(recommendations.list, {})] })

function Recommendations() {
  const { t } = useLingui()
  const { recommendations: reasons, off, member_id } = useData(recommendations.list, {})
  return (
    <main id="main" className={`page ${css.page}`} tabIndex={-1}>
      <Title>{t`For you`}</Title>
      <div className={css.head}>
        <h1>{t`For you`}</h1>
        <p className="text-2">{t`Chosen by what you have entered yourself: wants, collection, bookmarks and whom you follow. What you look at is not recorded.`}</p>
      </div>
      {reasons.map(({ why, things }) => (
        <Reason key={why} why={why} things={things} member_id={member_id} />
      ))}
      {reasons.length === 0 && (
        <EmptyState
          title={t`Nothing to recommend yet`}
          line={t`Add what you want, what you have, and follow sellers: what fits is shown here as soon as somebody offers it.`}
          action={<Button href="/stamps?status=FOR_REFERENCE" variant="fill" icon="book-open">{t`To the catalogue`}</Button>}
        />
      )}
      <TurnedOff off={off} member_id={member_id} />
    </main>
  )
}
