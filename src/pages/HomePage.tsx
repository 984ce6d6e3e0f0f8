import { useLingui } from '@lingui/react/macro'
import { still } from '#web/site.ts'

export default still(function HomePage() {
  const { t } = useLingui()
  return (
    <main id="main" className="page" tabIndex={-1}>
      <title>{t`Stamps and coins, bought and sold with care`}</title>
      <h1>{t`The stockbook of the world’s collectors`}</h1>
    </main>
  )
})
