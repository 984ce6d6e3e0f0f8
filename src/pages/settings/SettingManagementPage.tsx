import { useLingui } from '@lingui/react/macro'
import { useMe } from '#features/account/web/public.tsx'
import { ApiKeysPanels, apiKeysAsks, useKeysInForce } from '#features/api-keys/web/public.tsx'
import { SecurityPanels, securityAsks } from '#features/credentials/web/public.tsx'
import { privacy } from '#features/privacy/contract.ts'
import { ErasePanel, ExportPanel, LeavePanel } from '#features/privacy/web/public.tsx'
import { useData } from '#web/query/hooks.ts'
import { screen } from '#web/router/screen.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { useLogOut } from '../shell/parts/use-log-out.ts'
import { SettingFrame } from './SettingFrame.tsx'

export default screen({
  visitors: 'members',
  reads: ({ query }) => ({ returned: query.has('returned') }),
  asks: () => [...securityAsks(), ...apiKeysAsks(), { op: privacy.show, input: {} }],
  Draw: ({ input }) => <SettingManagement returned={input.returned} />,
})

function SettingManagement({ returned }: { returned: boolean }) {
  const { t } = useLingui()
  const me = useMe()
  const logOut = useLogOut()
  const keys = useKeysInForce()
  const { privacy: own } = useData(privacy.show, {})
  return (
    <SettingFrame title={t`Account management`}>
      {returned && <Note tone="good" role="status">{t`Welcome back, ${me?.first_name ?? own.username}. Everything of yours is shown again.`}</Note>}
      <section className="panel folio" aria-labelledby="account">
        <h2 id="account">{t`Your account`}</h2>
        <div className="folio-body">
          {me && (
            <Facts
              caption={t`Your account`}
              facts={[
                { label: t`Name`, value: me.full_name },
                { label: t`Username`, value: me.username },
                { label: t`E-mail`, value: me.email },
                { label: t`Member number`, value: String(me.uid) },
                { label: t`Member since`, value: <DateTime at={me.created_at} show="date" /> },
              ]}
            />
          )}
          <div>
            <Button onClick={logOut}>{t`Log Out`}</Button>
          </div>
        </div>
      </section>
      <SecurityPanels keys={keys} />
      <ApiKeysPanels may={me?.user_permissions.includes('my_store.api_keys') ?? false} />
      <ExportPanel export={own.export} />
      <LeavePanel />
      <ErasePanel open={own.open} username={own.username} wallet={own.wallet} days={own.days} />
    </SettingFrame>
  )
}
