import { useLingui } from '@lingui/react/macro'
import { allSettings, NoticeMatrix, sectionsInUse, useNoticeSections } from '#features/settings/web/public.tsx'
import { type RouteMatch, screen } from '#web/router/screen.ts'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import { SettingFrame } from './SettingFrame.tsx'

const HERE = '/setting/notification'

/** Everything at once, or one section of it; a section without events is not there. */
export default screen({
  visitors: 'members',
  reads: ({ path }: RouteMatch) =>
    path.section === undefined || sectionsInUse.some((one) => one === path.section) ? { section: path.section } : undefined,
  asks: () => [allSettings],
  Draw: ({ input }) => <SettingNotification section={input.section} />,
})

function SettingNotification({ section }: { section: string | undefined }) {
  const { t } = useLingui()
  const sections = useNoticeSections()
  const tabs = sections.map(({ name, label }) => ({ href: `${HERE}/${name}`, label, current: name === section }))
  return (
    <SettingFrame title={t`Notifications`} line={t`What you hear of, and where.`}>
      <Tabs label={t`Notifications`} tabs={[{ href: HERE, label: t`All`, current: !section }, ...tabs]} />
      {sections
        .filter(({ name }) => !section || name === section)
        .map(({ name, label }) => (
          <section key={name} className="panel folio" aria-label={label}>
            <h2>{label}</h2>
            <NoticeMatrix section={name} title={label} />
          </section>
        ))}
    </SettingFrame>
  )
}
