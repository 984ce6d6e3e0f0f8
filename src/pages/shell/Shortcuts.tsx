import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useMe } from '#features/account/web/public.tsx'
import { FOR_SALE } from '#features/products/web/public.tsx'
import { useShortcut } from '#web/browser/shortcuts.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { useRouter } from '#web/router/use-router.ts'
import { openPanel, Panel } from './parts/Panel.tsx'
import css from './Shortcuts.module.css'

const ShortcutSheet = lazyPart(() => import('./ShortcutSheet.tsx').then(({ ShortcutSheet }) => ShortcutSheet))
const PAUSE_MS = 1_500
export const SHORTCUTS = 'shortcuts'

/** Keyboard shortcuts: one key focuses the search, pairs of keys open pages, a question mark lists them. */
export function Shortcuts() {
  const { t } = useLingui()
  const router = useRouter()
  const ways = useKeyWays()
  const begun = useRef(0)
  const [asked, setAsked] = useState(false)
  useShortcut((key, { timeStamp }) => {
    const second = timeStamp - begun.current < PAUSE_MS
    begun.current = 0
    const way = second && ways.find(({ letter }) => letter === key)
    if (way) router.push(way.href)
    else if (key === 'g') begun.current = timeStamp
    else if (key === '?') openPanel(SHORTCUTS)
    else if (key === '/') findSearch()
    else return false
    return true
  })
  return (
    <Panel id={SHORTCUTS} className={`dialog ${css.sheet}`} title={t`Keyboard shortcuts`} onOpen={() => setAsked(true)}>
      {asked && <ShortcutSheet ways={ways} />}
    </Panel>
  )
}

/** Pages with a pair of keys, as far as the viewer may open them. */
function useKeyWays() {
  const { t } = useLingui()
  const me = useMe()
  return [
    { letter: 'h', href: '/', label: t`Home` },
    { letter: 'm', href: FOR_SALE, label: t`Market Place` },
    { letter: 'b', href: '/cart', label: t`My Cart` },
    ...(me
      ? [
          { letter: 'i', href: `/user/${me.id}/stamp-items`, label: t`My Items` },
          { letter: 'w', href: '/wallet', label: t`Wallet` },
          { letter: 'n', href: '/notifications', label: t`Notifications` },
          { letter: 'o', href: '/orders', label: t`My Orders` },
          { letter: 'e', href: '/setting', label: t`Settings` },
          { letter: 's', href: me.store ? '/store' : '/store/create', label: me.store ? t`My Store` : t`Create A Store` },
        ]
      : []),
  ]
}

/** The visible search field; on phones it is inside a dialog. */
function findSearch() {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[name=search][role=combobox]')]
  const seen = fields.find((field) => field.checkVisibility())
  if (seen) {
    seen.focus()
    seen.select()
  } else openPanel('search')
}
