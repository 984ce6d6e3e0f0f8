import { useLingui } from '@lingui/react/macro'
import { localeNames, locales } from '#kernel/locale.ts'
import css from './Settings.module.css'
import { TasteRow } from './TasteRow.tsx'
import { TimeZoneRow } from './TimeZoneRow.tsx'

/** Appearance and language, the same on all devices of the member. */
export function SitePreferencePanel() {
  const { t } = useLingui()
  return (
    <div className={`panel ${css.list}`}>
      <TasteRow
        preference="locale"
        label={t`Language`}
        hint={t`Of every page, notification and e-mail.`}
        choices={locales.map((value) => ({ value, label: localeNames[value], lang: value }))}
      />
      <TasteRow
        preference="theme"
        label={t`Theme`}
        choices={[
          { value: 'auto', label: t`As my device` },
          { value: 'light', label: t`Light` },
          { value: 'dark', label: t`Dark` },
        ]}
      />
      <TasteRow
        preference="density"
        label={t`Density`}
        hint={t`Compact shows more rows at once.`}
        choices={[
          { value: 'comfortable', label: t`Comfortable` },
          { value: 'compact', label: t`Compact` },
        ]}
      />
      <TimeZoneRow />
      <TasteRow
        preference="numbers"
        label={t`Number format`}
        hint={t`How prices and amounts are written, and read where you type them.`}
        choices={[
          { value: 'auto', label: t`As my language` },
          { value: 'point', label: '1,234.56' },
          { value: 'comma', label: '1.234,56' },
          { value: 'space', label: '1 234,56' },
        ]}
      />
      <TasteRow
        preference="single_keys"
        label={t`Single-key shortcuts`}
        hint={t`Press ? on any page to see them. Switch them off if you speak to your device.`}
        choices={[
          { value: 'on', label: t`On` },
          { value: 'off', label: t`Off` },
        ]}
      />
    </div>
  )
}
