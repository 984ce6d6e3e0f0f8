import { useLingui } from '@lingui/react/macro'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { payments } from '../../contract.ts'
import { BeginAccount } from './BeginAccount.tsx'
import { type ShownAccount, useNeedWords, useStandings } from './use-account-words.ts'
import { useOnboarding } from './use-onboarding.ts'

/** Queries that a page with this panel preloads. */
export const accountAsks = () => [queryOf(payments.account, {})]

/** The account that the member is paid out to: none, begun, being checked, active, restricted with what is needed, refused or lost. */
export function AccountPanel() {
  const { t } = useLingui()
  const { connected_account: account } = useData(payments.account, {})
  return (
    <section className="panel folio" aria-labelledby="payout-account">
      <div>
        <h2 id="payout-account">{t`Account for payouts`}</h2>
        <p className="text-2">{t`The payment service checks who you are and pays out to your bank. We never see your papers or your bank details beyond the last four digits.`}</p>
      </div>
      <div className="folio-body">{account ? <Standing account={account} /> : <NoAccount />}</div>
    </section>
  )
}

function NoAccount() {
  const { t } = useLingui()
  return (
    <>
      <p>{t`You have none yet. You can sell without one: what you earn waits in your wallet. To withdraw it, set up payouts; it takes about five minutes.`}</p>
      <BeginAccount />
    </>
  )
}

function Standing({ account }: { account: ShownAccount }) {
  const { t } = useLingui()
  const { status, needs, needs_by, bank_name, bank_last4 } = account
  const { tone, icon, title, line } = useStandings()[status]
  return (
    <>
      <Note tone={tone} icon={icon} role="status">
        <b>{title}</b>
        <p>{line}</p>
      </Note>
      {needs.length > 0 && <Needs needs={needs} by={needs_by} />}
      {bank_last4 && <p className="small text-2">{bank_name ? t`${bank_name}, account ending ${bank_last4}` : t`Account ending ${bank_last4}`}</p>}
      {status === 'lost' ? <BeginAccount again /> : account.onboarding_url && <GoOn status={status} />}
    </>
  )
}

function Needs({ needs, by }: { needs: ShownAccount['needs']; by: string | null }) {
  const { t } = useLingui()
  const words = useNeedWords()
  return (
    <div>
      <h3 id="account-needs">{t`What is needed`}</h3>
      <ul aria-labelledby="account-needs">
        {needs.map((need) => (
          <li key={need}>{words[need]}</li>
        ))}
      </ul>
      {by && (
        <p className="small text-2">
          {t`At the latest:`} <DateTime at={by} />
        </p>
      )}
    </div>
  )
}

function GoOn({ status }: { status: ShownAccount['status'] }) {
  const { t } = useLingui()
  const { lead, busy, refusal } = useOnboarding()
  const words = { active: t`Open my account there`, restricted: t`Give what is needed`, waiting: t`Open my account there` }
  const main = status === 'begun' || status === 'restricted'
  return (
    <>
      <Refused refusal={refusal} />
      <div>
        <Button variant={main ? 'fill' : undefined} icon="arrow-square-out" onClick={lead} pending={busy ? t`Opening…` : undefined}>
          {words[status as keyof typeof words] ?? t`Go on at the payment service`}
        </Button>
      </div>
    </>
  )
}
