import { useLingui } from '@lingui/react/macro'

export interface Crumb {
  label: string
  /** Undefined for the last one, the current page. */
  href?: string
}

export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Breadcrumb`}>
      <ol className="crumbs">
        {crumbs.map(({ label, href }) => (
          <li key={href ?? label}>{href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  )
}
