import { useLingui } from '@lingui/react/macro'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from '#web/router/use-router.ts'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import css from '../header/Header.module.css'

/** Invoker commands open the dialog without script; older browsers need the handler. */
export const opens = (id: string) => ({
  command: 'show-modal',
  commandfor: id,
  onClick: () => {
    if (!('command' in HTMLButtonElement.prototype)) openPanel(id)
  },
})
export function openPanel(id: string) {
  const box = document.getElementById(id) as HTMLDialogElement | null
  if (box && !box.open) box.showModal()
}

interface PanelProps {
  id: string
  title: string
  className: string | undefined
  children: ReactNode
  onOpen?: () => void
}

/** Modal dialog; navigation closes it too. */
export function Panel({ id, title, className, children, onOpen }: PanelProps) {
  const { t } = useLingui()
  const box = useRef<HTMLDialogElement>(null)
  const here = useLocation().href
  useEffect(() => box.current?.close(), [here])
  const opened = useRef(onOpen)
  opened.current = onOpen
  useEffect(() => {
    const begin = () => {
      if (!box.current?.open) return
      box.current.querySelector<HTMLElement>('[role=combobox]')?.focus()
      opened.current?.()
    }
    // Not `onToggle`: React does not receive the event of a server-rendered dialog.
    const dialog = box.current
    dialog?.addEventListener('toggle', begin)
    return () => dialog?.removeEventListener('toggle', begin)
  }, [])
  const beside = (event: MouseEvent) => event.target === box.current && box.current.close()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by keyboard; the backdrop is for pointers
    <dialog id={id} ref={box} className={className} aria-label={title} onClick={beside}>
      <div className={css.head}>
        <h2>{title}</h2>
        <form method="dialog">
          <IconButton type="submit" icon="x" label={t`Close`} />
        </form>
      </div>
      {children}
    </dialog>
  )
}
