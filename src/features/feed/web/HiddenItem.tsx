import { useLingui } from '@lingui/react/macro'
import css from './Feed.module.css'

export function HiddenItem({ onShow }: { onShow: () => void }) {
  const { t } = useLingui()
  return (
    <p className={css.hidden}>
      {t`You do not see this any more.`}
      <button type="button" className="btn btn--s" onClick={onShow}>
        {t`Undo`}
      </button>
    </p>
  )
}
