import { useLingui } from '@lingui/react/macro'
import type { Refusal } from '#kernel/refusal.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import { errorAt } from '#web/command/use-command.ts'
import { RadioCards } from '#web/ui/controls/RadioCards.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import type { OwnPrivacy } from './shown.ts'

export interface WalletDraft {
  readonly wallet?: 'pay_out' | 'give_up'
  readonly payee: string
  readonly details: string
}
interface WalletFieldsProps {
  readonly wallet: OwnPrivacy['wallet']
  readonly draft: WalletDraft
  readonly onDraft: (draft: WalletDraft) => void
  readonly refusal: Refusal | undefined
}

/** Dark pattern: both choices name the amount, and neither is preselected. */
export function WalletFields({ wallet, draft, onDraft, refusal }: WalletFieldsProps) {
  const { t } = useLingui()
  const numbers = useNumbers()
  const amount = wallet.map((money) => moneyText(money, numbers)).join(' + ')
  const cards = [
    {
      value: 'pay_out',
      label: t`Pay ${amount} out to me`,
      line: t`By bank transfer, after your account is erased. The bank details stay with the books.`,
    },
    { value: 'give_up', label: t`I give up ${amount}`, line: t`The money is not paid out, now or later.` },
  ]
  return (
    <>
      <RadioCards
        {...{
          label: t`The money in your wallet`,
          name: 'wallet',
          cards,
          value: draft.wallet ?? '',
          error: errorAt(refusal, 'wallet'),
          required: true,
        }}
        onValue={(value) => onDraft({ ...draft, wallet: value as 'pay_out' | 'give_up' })}
      />
      {draft.wallet === 'pay_out' && (
        <>
          <TextField
            {...{ label: t`Account holder`, name: 'payee', autoComplete: 'name', maxLength: 120, required: true, value: draft.payee }}
            onChange={(event) => onDraft({ ...draft, payee: event.target.value })}
            error={errorAt(refusal, 'payee')}
          />
          <TextArea
            {...{ label: t`Bank and account number`, name: 'details', rows: 2, maxLength: 500, required: true, value: draft.details }}
            hint={t`IBAN and BIC, or the account number with the bank’s name and country`}
            onChange={(event) => onDraft({ ...draft, details: event.target.value })}
            error={errorAt(refusal, 'details')}
          />
        </>
      )}
    </>
  )
}
