import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Title } from '#web/router/Title.tsx'
import { useLocation } from '#web/router/use-router.ts'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import { ScriptNote } from '#web/ui/messages/ScriptNote.tsx'
import css from './SettingFrame.module.css'
import { useSettingSections } from './setting-sections.ts'

/** Sections on the left, on phones as tabs above. */
export function SettingFrame({ title, line, children }: { title: string; line?: ReactNode; children: ReactNode }) {
  const { t } = useLingui()
  const path = useLocation().pathname
  const sections = useSettingSections().map((one) => ({ ...one, current: path === one.href || path.startsWith(`${one.href}/`) }))
  const here = sections.find(({ current }) => current)
  return (
    <main id="main" className={`page ${css.page}`} tabIndex={-1}>
      <Title>{title}</Title>
      <nav className={`only-d ${css.side}`} aria-label={t`Settings`}>
        <a className={css.head} href="/setting" aria-current={path === '/setting' ? 'page' : undefined}>
          {t`Settings`}
        </a>
        <ul className="plain">
          {sections.map(({ href, label, icon, current }) => (
            <li key={href}>
              <a href={href} aria-current={current ? 'page' : undefined}>
                <Icon name={icon} />
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="only-m">
        <Tabs label={t`Settings`} tabs={[{ href: '/setting', label: t`All settings`, current: path === '/setting' }, ...sections]} />
      </div>
      <div className={css.body}>
        <div className="titled">
          {here && (
            <span className="perf definitive definitive--l" aria-hidden="true">
              <Icon name={here.icon} />
            </span>
          )}
          <div>
            <h1>{title}</h1>
            {line && <p className="text-2">{line}</p>}
          </div>
        </div>
        <ScriptNote />
        {children}
      </div>
    </main>
  )
}
