import { useLingui } from '@lingui/react/macro'
import { allSettings, useSetting } from '#features/settings/web/public.tsx'
import { screenWithoutInput } from '#web/router/screen.ts'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { SettingFrame } from './SettingFrame.tsx'
import { useSettingSections } from './setting-sections.ts'

export default screenWithoutInput(Setting, { visitors: 'members', asks: () => [allSettings] })

function Setting() {
  const { t } = useLingui()
  return (
    <SettingFrame title={t`Settings`} line={t`Everything is saved as soon as you change it, and follows you to every device.`}>
      <GoOn />
      <ul className="sheetlet perf-shadow">
        {useSettingSections().map(({ href, label, line, icon }) => (
          <li className="perf" key={href}>
            <a href={href}>
              <Icon name={icon} />
              <b>{label}</b>
              <span>{line}</span>
            </a>
          </li>
        ))}
      </ul>
    </SettingFrame>
  )
}

/** Link to continue an unfinished onboarding. */
function GoOn() {
  const { t } = useLingui()
  const { value } = useSetting('user', 'onboarding')
  if (value === 'finished') return null
  return (
    <Note>
      {t`Tell us what you collect.`} <a className="link" href={`/signup/${value}`}>{t`Go on`}</a>
    </Note>
  )
}
