import { useLingui } from '@lingui/react/macro'
import { PushPanel } from '#features/notifications/web/public.tsx'
import { settings } from '#features/settings/contract.ts'
import { allSettings, GroupingRow, NoticeMatrix, useNoticeSections, WhenPanel } from '#features/settings/web/public.tsx'
import type { InputOf } from '#kernel/operation.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import { SettingFrame } from './SettingFrame.tsx'

const HERE = '/setting/notification'

/** All notices or one section; sections without notices are not found. */
export default screen({
  visitors: 'members',
  reads: (place) => readInput(settings.notices, place),
  asks: (input) => [allSettings, queryOf(settings.notices, input)],
  Draw: ({ input }) => <SettingNotification asked={input} />,
})

function SettingNotification({ asked }: { asked: InputOf<typeof settings.notices> }) {
  const { t } = useLingui()
  const sections = useNoticeSections(asked)
  const { section } = asked
  const tabs = sections.map(({ name, label }) => ({ href: `${HERE}/${name}`, label, current: name === section }))
  return (
    <SettingFrame title={t`Notifications`} line={t`What you hear of, and where.`}>
      <Tabs label={t`Notifications`} tabs={[{ href: HERE, label: t`All`, current: !section }, ...tabs]} />
      {!section && (
        <section className="panel folio" aria-label={t`On this device`}>
          <h2>{t`On this device`}</h2>
          <PushPanel />
        </section>
      )}
      {!section && (
        <section className="panel folio" aria-label={t`When`}>
          <h2>{t`When`}</h2>
          <WhenPanel />
        </section>
      )}
      {sections
        .filter(({ name }) => !section || name === section)
        .map(({ name, label, rows }) => (
          <section key={name} className="panel folio" aria-label={label}>
            <h2>{label}</h2>
            <NoticeMatrix rows={rows} title={label} />
          </section>
        ))}
      {(!section || section === 'network') && (
        <section className="panel folio" aria-label={t`In the list`}>
          <h2>{t`In the list`}</h2>
          <GroupingRow />
        </section>
      )}
    </SettingFrame>
  )
}
