import { useLingui } from '@lingui/react/macro'
import { Icon } from '../icons/Icon.tsx'

export interface WatchButtonProps {
  title: string
  on: boolean
  onPress: (on: boolean) => void
}

export function WatchButton({ title, on, onPress }: WatchButtonProps) {
  const { t } = useLingui()
  return (
    <button type="button" className="watch" aria-pressed={on} aria-label={t`Watch ${title}`} onClick={() => onPress(!on)}>
      <Icon name={on ? 'heart-fill' : 'heart'} />
    </button>
  )
}
