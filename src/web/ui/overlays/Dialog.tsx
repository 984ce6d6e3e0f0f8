import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from '../controls/IconButton.tsx'

export interface DialogProps {
  open: boolean
  /** Escape, the close button or the backdrop. */
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  /** Buttons, the main one last. */
  actions?: ReactNode
  wide?: boolean
  /** No close button: an action must be chosen. */
  bare?: boolean
  describedBy?: string
}

/** Native modal dialog: traps and restores the focus and closes on Escape. */
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
