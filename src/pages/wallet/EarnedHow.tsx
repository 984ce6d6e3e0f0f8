import { useLingui } from '@lingui/react/macro'
import { REWARD_COINS as FOR_FEEDBACK } from '#features/feedback/rules.ts'
import { STAKES } from '#features/flags/rules.ts'
import { REWARD_COINS as FOR_ORDER } from '#features/orders/rules.ts'
import { ITEM_COINS_A_DAY } from '#features/profiles/rules.ts'
import { COINS } from '#features/proposals/rules.ts'
import css from './Wallet.module.css'

/** What earns coins, and how many: the numbers are those that the rules use. */
export function EarnedHow() {
  const { t } = useLingui()
  const rows = [
    { coins: FOR_ORDER, what: t`A completed order, to both sides, once a day for each pair` },
    { coins: COINS.new, what: t`An entry of yours that the catalogue takes` },
    { coins: COINS.correction, what: t`A correction that the catalogue takes` },
    { coins: FOR_FEEDBACK, what: t`Your feedback about a deal, when it is shown` },
    { coins: STAKES.correct, what: t`A flag of yours that is right` },
    { coins: 1, what: t`A public item with both pictures and all its facts, up to ${ITEM_COINS_A_DAY} a day` },
  ]
  return (
    <section className={css.earned} aria-labelledby="coins-earned">
      <h2 id="coins-earned">{t`How coins are earned`}</h2>
      <ul className="plain">
        {rows.map(({ coins, what }) => (
          <li key={what}>
            <b>+{coins}</b>
            {what}
          </li>
        ))}
      </ul>
    </section>
  )
}
