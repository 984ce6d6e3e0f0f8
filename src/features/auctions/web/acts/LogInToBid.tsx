import { useLingui } from '@lingui/react/macro'
import { useLocation } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import css from '../panel/BidPanel.module.css'

/** A guest comes back to this lot. */
export function LogInToBid() {
  const { t } = useLingui()
  const here = useLocation().href
  return (
    <Button className={css.main} variant="auction" size="l" block href={`/login?redirect_back=${encodeURIComponent(here)}`}>
      {t`Log in to bid`}
    </Button>
  )
}
