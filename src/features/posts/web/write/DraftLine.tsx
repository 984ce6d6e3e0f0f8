import { useLingui } from '@lingui/react/macro'
import { Icon } from '#web/ui/icons/Icon.tsx'
import css from '../Posts.module.css'

/** A draft that is kept on this device. */
export function DraftLine({ body, onResume }: { body: string; onResume: () => void }) {
  const { t } = useLingui()
  return (
    <p className={css.draft}>
      <Icon name="pencil-simple" size="s" />
      {t`Draft kept`}
      <em dir="auto">{body || t`Pictures`}</em>
      <button type="button" className={`link ${css.resume}`} onClick={onResume}>
        {t`Continue`}
      </button>
    </p>
  )
}
