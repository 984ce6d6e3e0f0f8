import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from '../controls/IconButton.tsx'

export interface DialogProps {
  open: boolean
  /** Esc, the cross, or a press beside it. */
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  /** The buttons, the main one last. */
  actions?: ReactNode
  wide?: boolean
  /** Without the cross, where one of the actions must be taken. */
  bare?: boolean
  describedBy?: string
}

/** The browser's own modal dialog: it traps the focus, gives it back, and closes on Esc. */
export function Dialog({ open, onClose, title, children, actions, wide, bare, describedBy }: DialogProps) {
  const { t } = useLingui()
  const box = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    if (open && !box.current?.open) {
      box.current?.showModal()
      box.current?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus()
    }
    if (!open && box.current?.open) box.current.close()
  }, [open])
  return (
    <dialog
      className={wide ? 'dialog dialog--wide' : 'dialog'}
      ref={box}
      onClose={() => open && onClose()}
      aria-labelledby={id}
      aria-describedby={describedBy}
      closedby="any"
    >
      {open && (
        <>
          <div className="dialog-head">
            <h2 id={id}>{title}</h2>
            {!bare && <IconButton icon="x" label={t`Close`} onClick={onClose} />}
          </div>
          {children}
          {actions && <div className="row row--wrap">{actions}</div>}
        </>
      )}
    </dialog>
  )
}
