import { Icon } from '#web/ui/icons/Icon.tsx'
import type { IconName } from '#web/ui/icons/icon-names.ts'
import css from './Bars.module.css'

/** A button of the action bar. */
export const Deed = ({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) => (
  <button type="button" className={css.deed} onClick={onPress}>
    <Icon name={icon} />
    {label}
  </button>
)
