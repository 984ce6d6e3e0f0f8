import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { Button } from '../controls/Button.tsx'
import { IconButton } from '../controls/IconButton.tsx'
import { Icon } from '../icons/Icon.tsx'
import type { ToastWords } from './toasts-context.ts'

/** The end of the bar's animation closes the toast; hover and focus pause it. */
export function Toast({ title, text, tone = 'good', action, href, icon, lasts, onClose }: ToastWords & { onClose: () => void }) {
  const { t } = useLingui()
  const timed = tone === 'good' && !action
  const look = ['toast', tone === 'bad' && 'toast--bad', timed && 'toast--timed'].filter(Boolean).join(' ')
  return (
    <div className={look} style={lasts === undefined ? undefined : ({ '--toast-time': `${lasts}ms` } as CSSProperties)}>
      <Icon name={icon ?? (tone === 'bad' ? 'warning-circle' : 'check-circle')} />
      <p>
        <b>
          {href ? (
            <a href={href} onClick={onClose}>
              {title}
            </a>
          ) : (
            title
          )}
        </b>
        {text}
      </p>
      <IconButton icon="x" size="s" label={t`Close`} onClick={onClose} />
      {action && (
        <div className="acts">
          <Button
            size="s"
            onClick={() => {
              onClose()
              action.onPress()
            }}
          >
            {action.label}
          </Button>
        </div>
      )}
      {timed && <span className="toast-bar" onAnimationEnd={onClose} />}
    </div>
  )
}
