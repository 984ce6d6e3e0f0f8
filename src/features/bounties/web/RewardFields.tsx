import { useLingui } from '@lingui/react/macro'
import type { Refusal } from '#kernel/refusal.ts'
import { errorAt } from '#web/command/use-command.ts'
import { useSite } from '#web/router/use-site.ts'
import { NumberField } from '#web/ui/controls/NumberField.tsx'
import { RadioCards } from '#web/ui/controls/RadioCards.tsx'
import { MoneyField } from '#web/ui/money/MoneyField.tsx'
import type { BountyDraft } from './bounty-draft.ts'

interface RewardFieldsProps {
  draft: BountyDraft
  set: (news: Partial<BountyDraft>) => void
  refusal: Refusal | undefined
}

/** Coins or money: what is held once it opens. */
export function RewardFields({ draft, set, refusal }: RewardFieldsProps) {
  const { t } = useLingui()
  const { currency } = useSite()
  const error = errorAt(refusal, 'offered_amount') ?? errorAt(refusal, 'offered_coins')
  return (
    <>
      <RadioCards
        label={t`Reward`}
        name="reward_option"
        value={draft.reward_option}
        onValue={(value) => set({ reward_option: value as BountyDraft['reward_option'] })}
        cards={[
          { value: 'coins', label: t`Coins`, line: t`Of your coins.` },
          { value: 'money', label: t`Money`, line: t`Of your available balance.` },
        ]}
      />
      {draft.reward_option === 'money' ? (
        <MoneyField
          id="offered_amount"
          label={t`Reward`}
          required
          {...{ currency, error }}
          amount={draft.offered_amount}
          onAmount={(offered_amount) => set({ offered_amount })}
        />
      ) : (
        <NumberField
          id="offered_amount"
          label={t`Reward`}
          required
          unit={t`coins`}
          error={error}
          value={draft.offered_coins}
          onValue={(offered_coins) => set({ offered_coins })}
        />
      )}
      <p className="hint">{t`It is held when the bounty opens, paid to one finder, and comes back to you when nobody is right. It stands beside the price of what is found.`}</p>
    </>
  )
}
