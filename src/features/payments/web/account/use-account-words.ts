import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import type { payments } from '../../contract.ts'
import type { AccountNeed, AccountStatus } from '../../rules.ts'

export type ShownAccount = NonNullable<AnswerOf<typeof payments.account>['connected_account']>
interface Standing {
  readonly tone: 'info' | 'good' | 'warn' | 'bad'
  readonly icon: IconName
  readonly title: string
  readonly line: string
}

export function useStandings(): Record<AccountStatus, Standing> {
  const { t } = useLingui()
  return {
    begun: {
      tone: 'warn',
      icon: 'clipboard-text',
      title: t`Begun, not finished`,
      line: t`Tell the payment service who you are and which bank is yours. Until then nothing new can be listed.`,
    },
    waiting: {
      tone: 'info',
      icon: 'clock',
      title: t`Your papers are being checked`,
      line: t`The payment service has everything and is looking at it. We write to you when it is done.`,
    },
    active: { tone: 'good', icon: 'check-circle', title: t`Active`, line: t`What is available in your wallet can be withdrawn.` },
    restricted: {
      tone: 'warn',
      icon: 'warning',
      title: t`Something is needed`,
      line: t`Until the payment service has it, nothing new can be listed and nothing withdrawn.`,
    },
    refused: {
      tone: 'bad',
      icon: 'warning-circle',
      title: t`Refused by the payment service`,
      line: t`Nothing can be withdrawn to it. Your balance stays yours: write to us, and we look at it together.`,
    },
    lost: {
      tone: 'bad',
      icon: 'warning-circle',
      title: t`Disconnected`,
      line: t`The account is no longer connected with us. Your balance stays yours; connect another account to withdraw it and to list again.`,
    },
  }
}

export function useNeedWords(): Record<AccountNeed, string> {
  const { t } = useLingui()
  return {
    identity: t`A document that shows who you are`,
    bank: t`A bank account in your name`,
    terms: t`Your consent to the payment service’s terms`,
    address: t`The address where you live`,
    person: t`Your name, date of birth and how to reach you`,
    business: t`What you sell, and your business if you have one`,
    other: t`A further detail; the payment service’s page says which`,
  }
}
