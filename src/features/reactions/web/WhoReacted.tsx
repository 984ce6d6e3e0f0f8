import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { lazyPart } from '#web/hydration/lazy.tsx'
import type { Reactions } from '../contract.ts'
import css from './Reactions.module.css'
import { useReactionWords } from './reaction-words.ts'

const WhoDialog = lazyPart(async () => (await import('./WhoDialog.tsx')).WhoDialog)

/** "Great find 19, Like 6": opens who. */
export function WhoReacted({ type, id, given }: { type: string; id: string; given: Reactions }) {
  const { t, i18n } = useLingui()
  const words = useReactionWords()
  const [open, setOpen] = useState(false)
  if (!given.total) return null
  const text = given.counts.map(({ reaction, count }) => `${words[reaction]} ${i18n.number(count)}`).join(', ')
  return (
    <>
      <button type="button" className={css.who} onClick={() => setOpen(true)} aria-label={t`Who has reacted: ${text}`}>
        {text}
      </button>
      {open && <WhoDialog {...{ type, id }} onClose={() => setOpen(false)} />}
    </>
  )
}
