import { useLingui } from '@lingui/react/macro'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { screenWithoutInput } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { useSite } from '#web/router/use-site.ts'
import { Logo } from '#web/ui/icons/Logo.tsx'
import { useCopy } from '../use-copy.ts'
import { Connection } from './Connection.tsx'
import { NoCopy } from './NoCopy.tsx'
import css from './Offline.module.css'

const CopyShown = lazyPart(() => import('./CopyShown.tsx').then(({ CopyShown }) => CopyShown))

/** One's own collection as this device keeps it. Its HTML is the same for everybody: what is shown comes from the device. */
function OfflineScreen() {
  const { t } = useLingui()
  const { name } = useSite()
  const { copy, view } = useCopy()
  const title = t`Offline at the fair`
  return (
    <>
      <header className={css.bar}>
        <Logo name={name} href="/" />
        {copy && view?.kept && <Connection copy={copy} view={view} />}
      </header>
      <main id="main" className={`page ${css.offline}`} tabIndex={-1}>
        <Title>{title}</Title>
        <h1>{title}</h1>
        {copy && view && (view.phase === 'none' ? <NoCopy copy={copy} /> : <CopyShown copy={copy} view={view} />)}
      </main>
    </>
  )
}

export default screenWithoutInput(OfflineScreen)
