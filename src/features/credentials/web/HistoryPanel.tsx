import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { useData } from '#web/query/hooks.ts'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { credentials } from '../contract.ts'
import { SecurityPanel } from './SecurityPanel.tsx'

type Deed = AnswerOf<typeof credentials.history>['history']['data'][number]

function useDeedWords(): Readonly<Record<Deed['operation'], string>> {
  const { t } = useLingui()
  return {
    'POST /signup': t`You signed up`,
    'POST /login': t`Logged in with the password`,
    'POST /login/second-step': t`Logged in with a code`,
    'POST /login/passkey': t`Logged in with a passkey`,
    'POST /logout': t`Logged out`,
    'POST /session/step-up': t`Confirmed that it is you`,
    'POST /password/change': t`Changed the password`,
    'POST /password/reset': t`Set a new password by mail`,
    'POST /emails/authentication': t`Confirmed the e-mail address`,
    'POST /emails/authentication/password': t`Confirmed the address with a new password`,
    'POST /authenticator/confirm': t`Switched on an authenticator app`,
    'DELETE /authenticator': t`Switched off the authenticator app`,
    'POST /authenticator/recovery-codes': t`Made new recovery codes`,
    'POST /passkeys': t`Added a passkey`,
    'DELETE /passkeys/{id}': t`Removed a passkey`,
    'POST /api-keys': t`Made an API key`,
    'DELETE /api-keys/{id}': t`Revoked an API key`,
    'POST /api-keys/revoke-all': t`Revoked all API keys`,
    'POST /admin/members/{id}/view-as': t`Staff began to look at the place as you see it, read only`,
    'POST /view-as/end': t`Staff ended looking as you`,
    'accounts.view_over': t`The look of staff ended by itself`,
    'DELETE /sessions/{id}': t`Logged out another device`,
    'POST /sessions/end-others': t`Logged out every other device`,
    'POST /users/create-primary-email': t`Asked for another e-mail address`,
  }
}

/** Log-ins and changes with time and address, so that members notice those of an attacker. */
export function HistoryPanel() {
  const { t } = useLingui()
  const words = useDeedWords()
  const { data } = useData(credentials.history, {}).history
  return (
    <SecurityPanel title={t`What happened to your account`} line={t`The newest thirty. Something that you did not do? Set a new password at once.`}>
      {data.length === 0 ? (
        <p className="text-2">{t`Nothing yet.`}</p>
      ) : (
        <ul className="ledger" aria-label={t`What happened to your account`}>
          {data.map(({ id, operation, at, peer }) => (
            <li key={id}>
              <div>
                <b>{words[operation]}</b>
                <p className="small text-2">
                  <DateTime at={at} />
                  {peer && ` · ${t`from the network ${peer}`}`}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </SecurityPanel>
  )
}
