import { useLingui } from '@lingui/react/macro'
import { Icon } from '../icons/Icon.tsx'

export interface WatchButtonProps {
  title: string
  on: boolean
  onPress: (on: boolean) => void
  /** Its name where it means something else than watching: Want. */
  label?: (title: string) => string
}

export function WatchButton({ title, on, onPress, label }: WatchButtonProps) {
  const { t } = useLingui()
  return (
    <button type="button" className="watch" aria-pressed={on} aria-label={label?.(title) ?? t`Watch ${title}`} onClick={() => onPress(!on)}>
      <Icon name={on ? 'heart-fill' : 'heart'} />
    </button>
  )
}
