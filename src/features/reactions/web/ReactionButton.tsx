import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from '#web/router/use-router.ts'
import { useSite } from '#web/router/use-site.ts'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { type ReactionKind, reactionKinds } from '../contract.ts'
import { pressed } from '../rules.ts'
import css from './Reactions.module.css'
import { reactionIcons, useReactionWords } from './reaction-words.ts'
import { type Reactable, useReaction } from './use-reaction.ts'

const HOVER_MS = 400

/** One press likes or takes back; holding the pointer still, or the down arrow, opens the six. */
export function ReactionButton({ children, ...of }: Reactable & { children?: React.ReactNode }) {
  const { shown, react } = useReaction(of)
  const { signed_in } = useSite()
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  function choose(reaction: ReactionKind) {
    setOpen(false)
    react(pressed(shown.own, reaction))
    box.current?.querySelector('button')?.focus()
  }
  function key(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) box.current?.querySelector('button')?.focus()
    if (event.key === 'Escape') setOpen(false)
    if (event.key !== 'ArrowDown' || open) return
    event.preventDefault()
    setOpen(true)
  }
  const wait = () => {
    timer.current = setTimeout(() => setOpen(true), HOVER_MS)
  }
  const leave = () => {
    clearTimeout(timer.current)
    setOpen(false)
  }
  if (!signed_in) return <Guests shown={shown}>{children}</Guests>
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and pointer bubble up from the buttons in it, which work without it
    <div className={css.reaction} ref={box} onKeyDown={key} onMouseEnter={wait} onMouseLeave={leave}>
      <Press own={shown.own} open={open} onPress={() => choose(shown.own ?? 'like')}>
        <Marks shown={shown} />
        {children}
      </Press>
      {open && <Six own={shown.own} choose={choose} />}
    </div>
  )
}

function Press({ own, open, onPress, children }: { own: ReactionKind | null; open: boolean; onPress: () => void; children: React.ReactNode }) {
  const { t } = useLingui()
  const words = useReactionWords()
  const label = own ? t`You: ${words[own]}. Take it back` : words.like
  return (
    <button type="button" className={css.act} aria-pressed={own !== null} aria-expanded={open} title={label} onClick={onPress}>
      <span className="vh">{label} </span>
      {children}
    </button>
  )
}

const SHOWN = 3
function Marks({ shown: { counts, total, own } }: { shown: Reactable['given'] }) {
  const { i18n } = useLingui()
  const marks = counts.length ? counts.slice(0, SHOWN).map(({ reaction }) => reaction) : [own ?? ('like' as const)]
  return (
    <>
      <span className={css.marks} aria-hidden="true">
        {marks.map((reaction) => (
          <span key={reaction} className={css.mark}>
            <Icon name={reactionIcons[reaction]} />
          </span>
        ))}
      </span>
      {total > 0 && <span>{i18n.number(total)}</span>}
    </>
  )
}

function Six({ own, choose }: { own: ReactionKind | null; choose: (reaction: ReactionKind) => void }) {
  const { t } = useLingui()
  const words = useReactionWords()
  const row = useRef<HTMLDivElement>(null)
  function move(event: KeyboardEvent) {
    const all = [...row.current!.querySelectorAll('button')]
    const at = all.indexOf(document.activeElement as HTMLButtonElement)
    const step = { ArrowRight: 1, ArrowDown: at < 0 ? 1 : 0, ArrowLeft: -1 }[event.key] ?? 0
    if (!step) return
    event.preventDefault()
    all.at((at + step + all.length) % all.length)?.focus()
  }
  return (
    <div className={css.pick} role="toolbar" aria-label={t`How do you feel about it?`} ref={row} onKeyDown={move}>
      {reactionKinds.map((reaction) => (
        <button key={reaction} type="button" aria-pressed={own === reaction} onClick={() => choose(reaction)}>
          <span className={css.mark}>
            <Icon name={reactionIcons[reaction]} />
          </span>
          {words[reaction]}
        </button>
      ))}
    </div>
  )
}

function Guests({ shown, children }: { shown: Reactable['given']; children?: React.ReactNode }) {
  const words = useReactionWords()
  const here = useLocation().href
  return (
    <a className={css.act} href={`/login?redirect_back=${encodeURIComponent(here)}`}>
      <span className="vh">{words.like} </span>
      <Marks shown={shown} />
      {children}
    </a>
  )
}
