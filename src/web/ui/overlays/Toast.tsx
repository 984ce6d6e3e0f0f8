import { useLingui } from '@lingui/react/macro'
import { Button } from '../controls/Button.tsx'
import { IconButton } from '../controls/IconButton.tsx'
import { Icon } from '../icons/Icon.tsx'
import type { ToastWords } from './toasts-context.ts'

/** The draining bar is the clock: it pauses under pointer and focus, and its end closes the toast. */
export function Toast({ title, text, tone = 'good', action, onClose }: ToastWords & { onClose: () => void }) {
  const { t } = useLingui()
  const timed = tone === 'good' && !action
  const look = ['toast', tone === 'bad' && 'toast--bad', timed && 'toast--timed'].filter(Boolean).join(' ')
  return (
    <div className={look}>
      <Icon name={tone === 'bad' ? 'warning-circle' : 'check-circle'} />
      <p>
        <b>{title}</b>
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
