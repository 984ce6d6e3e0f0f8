import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Title } from '#web/router/Title.tsx'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import { DECISIONS, REPORTS } from '../report-answer.ts'

/** What one has reported, and what was decided about oneself: two pages with one head. */
export function OwnFrame({ here, title, children }: { here: string; title: string; children: ReactNode }) {
  const { t } = useLingui()
  const tabs = [
    { href: REPORTS, label: t`My reports` },
    { href: DECISIONS, label: t`Decisions about me` },
  ]
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <h1 className="page-head">{title}</h1>
      <Tabs label={t`Reports and decisions`} tabs={tabs.map((tab) => ({ ...tab, current: tab.href === here }))} />
      {children}
    </main>
  )
}
