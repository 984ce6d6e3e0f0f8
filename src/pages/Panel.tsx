import { useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '#web/ui/IconButton.tsx'
import css from './Header.module.css'

/** Opened by the browser itself where it knows how (so without script too), by script elsewhere. */
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

/** A modal dialog traps the focus, closes on Esc and gives the focus back; going somewhere closes it too. */
export function Panel({ id, title, className, children }: { id: string; title: string; className: string | undefined; children: ReactNode }) {
  const { t } = useLingui()
  const box = useRef<HTMLDialogElement>(null)
  const here = useRouterState({ select: ({ location }) => location.href })
  useEffect(() => box.current?.close(), [here])
  const begin = () => box.current?.open && box.current.querySelector<HTMLElement>('[role=combobox]')?.focus()
  const beside = (event: MouseEvent) => event.target === box.current && box.current.close()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it already; the press beside it is for the hand
    <dialog id={id} ref={box} className={className} aria-label={title} onClick={beside} onToggle={begin}>
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
