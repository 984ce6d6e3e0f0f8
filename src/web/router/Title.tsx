import { useSite } from './use-site.ts'

/** What the tab says: the page, then the site, on every page alike. */
export function Title({ children }: { children: string }) {
  const { name } = useSite()
  return <title>{children.includes(name) ? children : `${children} · ${name}`}</title>
}
