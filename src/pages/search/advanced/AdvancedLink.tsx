import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, useState } from 'react'
import { ADVANCED } from '#features/products/web/public.tsx'
import { lazyPart } from '#web/hydration/lazy.tsx'
import css from './AdvancedLink.module.css'

const AdvancedDialog = lazyPart(() => import('./AdvancedDialog.tsx').then(({ AdvancedDialog }) => AdvancedDialog))

interface AdvancedLinkProps {
  className?: string
  search?: string
  /** Hidden where the header is wide enough to contain the link. */
  on_page?: boolean
}

/** Opens the dialog with the list's filters; without script or in a new tab it is a link to the page. */
export function AdvancedLink({ className = '', search = '', on_page }: AdvancedLinkProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const show = (event: MouseEvent) => {
    if (location.pathname === ADVANCED || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <a
        className={`link ${on_page ? css.onPage : ''} ${className}`}
        href={search ? `${ADVANCED}?${new URLSearchParams({ search })}` : ADVANCED}
        aria-haspopup="dialog"
        onClick={show}
      >{t`Advance search`}</a>
      {open && <AdvancedDialog onClose={() => setOpen(false)} />}
    </>
  )
}
