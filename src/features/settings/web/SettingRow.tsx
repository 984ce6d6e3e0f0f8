import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { Icon } from '#web/ui/icons/Icon.tsx'
import css from './Settings.module.css'

export interface SettingRowProps {
  label: ReactNode
  hint?: ReactNode
  /** Shows "saved"; `undo` restores the previous value. */
  saved: boolean
  undo?: (() => unknown) | undefined
  children: (ties: { id: string; 'aria-describedby': string | undefined }) => ReactNode
}

export function SettingRow({ label, hint, saved, undo, children }: SettingRowProps) {
  const id = useId()
  return (
    <div className={css.row}>
      <div>
        <label className={css.name} htmlFor={id}>
          {label}
        </label>
        {hint && (
          <p className="hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
      <div className={css.control}>
        {children({ id, 'aria-describedby': hint ? `${id}-hint` : undefined })}
        <SavedMark saved={saved} undo={undo} />
      </div>
    </div>
  )
}

export function SavedMark({ saved, undo }: Pick<SettingRowProps, 'saved' | 'undo'>) {
  const { t } = useLingui()
  return (
    <span className={css.saved} role="status">
      {saved && (
        <>
          <Icon name="check" size="s" />
          {t`Saved`}
          {undo && (
            <button type="button" className="link" onClick={() => void undo()}>
              {t`Undo`}
            </button>
          )}
        </>
      )}
    </span>
  )
}
