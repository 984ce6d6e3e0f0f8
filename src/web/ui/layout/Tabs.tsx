import { type ReactNode, useEffect, useRef } from 'react'

export interface Tab {
  href: string
  label: ReactNode
  count?: string
  current?: boolean
}

/** Tabs as links in a `nav`. On phones the current one is scrolled to the centre. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const row = useRef<HTMLDivElement>(null)
  const current = tabs.find((tab) => tab.current)?.href
  useEffect(() => {
    const box = row.current
    const link = current && box?.querySelector<HTMLElement>('[aria-current]')
    if (box && link) box.scrollLeft = link.offsetLeft - (box.clientWidth - link.offsetWidth) / 2
  }, [current])
  return (
    <nav aria-label={label}>
      <div className="tabs" ref={row}>
        {tabs.map((tab) => (
          <a key={tab.href} href={tab.href} aria-current={tab.current ? 'page' : undefined}>
            {tab.label}
            {tab.count !== undefined && <small> {tab.count}</small>}
          </a>
        ))}
      </div>
    </nav>
  )
}
