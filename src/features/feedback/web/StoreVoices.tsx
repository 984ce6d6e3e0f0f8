import { useLingui } from '@lingui/react/macro'
import { useData } from '#web/query/hooks.ts'
import { feedback } from '../contract.ts'
import { ofStore, storeScore } from './asks.ts'
import css from './Feedback.module.css'
import { Score } from './Score.tsx'
import { Voice } from './Voice.tsx'

/** What buyers say about a store: its score and the latest words; nothing before the first. */
export function StoreVoices({ store_id, user_id }: { store_id: string; user_id: string }) {
  const { t, i18n } = useLingui()
  const { summary } = useData(feedback.summary, storeScore(store_id))
  const { feedbacks } = useData(feedback.list, ofStore(store_id))
  if (!feedbacks.data.length) return null
  return (
    <section className="section" aria-labelledby="voices">
      <div className="section-head">
        <h2 id="voices">{t`What buyers say`}</h2>
        <a className="link" href={`/profile/${user_id}/feedback`}>{t`All ${i18n.number(summary.total)}`}</a>
      </div>
      <div className={`${css.voices} ${css.three}`}>
        <Score summary={summary} />
        {feedbacks.data.map((one) => (
          <Voice key={one.id} feedback={one} />
        ))}
      </div>
    </section>
  )
}
