import { Trans } from '@lingui/react/macro'
import { Icon } from '#web/ui/icons/Icon.tsx'
import css from './SandboxBand.module.css'

/** Notice on every page of a public deployment with test payments. */
export function SandboxBand() {
  return (
    <aside className={css.band}>
      <Icon name="warning" />
      <p>
        <Trans>This is a site for trying out: no card is charged, and nothing that is bought here is sent.</Trans>
      </p>
    </aside>
  )
}
