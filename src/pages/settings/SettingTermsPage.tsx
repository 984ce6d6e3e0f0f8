import { useLingui } from '@lingui/react/macro'
import { screenWithoutInput } from '#web/router/screen.ts'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { SettingFrame } from './SettingFrame.tsx'

export default screenWithoutInput(SettingTerms, { visitors: 'members' })

function SettingTerms() {
  const { t } = useLingui()
  const pages = [
    { href: '/terms-and-conditions', label: t`Terms and conditions`, line: t`What holds between you, others and us` },
    { href: '/privacy-policy', label: t`Privacy policy`, line: t`What we know of you, why, and for how long` },
    { href: '/refund-policy', label: t`Refund policy`, line: t`When a buyer gets their money back` },
  ]
  return (
    <SettingFrame title={t`Terms and conditions`}>
      <ul className="sheetlet perf-shadow">
        {pages.map(({ href, label, line }) => (
          <li className="perf" key={href}>
            <a href={href}>
              <Icon name="file-text" />
              <b>{label}</b>
              <span>{line}</span>
            </a>
          </li>
        ))}
      </ul>
    </SettingFrame>
  )
}
