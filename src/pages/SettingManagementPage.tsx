import { useLingui } from '@lingui/react/macro'
import { SecurityPanels, securityAsks } from '#features/credentials/web/public.tsx'
import { still } from '#web/site.ts'
import { Button } from '#web/ui/Button.tsx'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import css from './SettingFrame.module.css'
import { SettingFrame } from './SettingFrame.tsx'
import { useLogOut } from './use-log-out.ts'
import { useMe } from './use-me.ts'

export default still(SettingManagement, { visitors: 'members', asks: securityAsks })

function SettingManagement() {
  const { t } = useLingui()
  const me = useMe()
  const logOut = useLogOut()
  return (
    <SettingFrame title={t`Account management`}>
      <div className={`panel ${css.words}`}>
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
      <SecurityPanels />
    </SettingFrame>
  )
}
