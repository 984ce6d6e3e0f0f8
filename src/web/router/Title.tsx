import { useSite } from './use-site.ts'

/** Document title: page · site. */
export function Title({ children }: { children: string }) {
  const { name } = useSite()
  return <title>{children.includes(name) ? children : `${children} · ${name}`}</title>
}
