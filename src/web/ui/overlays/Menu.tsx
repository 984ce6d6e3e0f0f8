import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icon-names.ts'

export interface MenuItem {
  label: ReactNode
  href?: string
  onPress?: () => void
  icon?: IconName
  count?: string
  danger?: boolean
  current?: boolean
}

/** What stands over some of them. */
export interface MenuTitle {
  title: string
}

export interface MenuProps {
  /** What stands on the button. */
  children: ReactNode
  /** The button's name where it shows an icon only. */
  label?: string
  items: readonly (MenuItem | MenuTitle)[]
  /** The button's look, as in "btn btn--s" or "icon-btn". */
  look?: string
  /** Opens towards the start, for buttons at the end of a row. */
  end?: boolean
}

/** A menu that would leave the screen opens towards the other side. */
function flip({ currentTarget: box }: { currentTarget: HTMLDetailsElement }) {
  const list = box.querySelector('.menu')
  if (!box.open) delete box.dataset.flipped
  else if (list && list.getBoundingClientRect().right > document.documentElement.clientWidth) box.dataset.flipped = 'true'
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** The next row whose words begin with this letter, round the end. */
function beginning(rows: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  if (!/^[\p{L}\p{N}]$/u.test(key)) return undefined
  const letter = key.toLocaleLowerCase()
  return [...rows.slice(at + 1), ...rows.slice(0, at + 1)].find((row) => row.textContent.trim().toLocaleLowerCase().startsWith(letter))
}

/** A native details: it opens without script. Arrows and first letters move, Esc closes and gives the focus back, a press outside closes. */
export function Menu({ children, label, items, look = 'btn', end }: MenuProps) {
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const leave = (event: Event) => {
      if (box.current?.open && !box.current.contains(event.target as Node)) box.current.open = false
    }
    const ending = new AbortController()
    document.addEventListener('pointerdown', leave, ending)
    document.addEventListener('focusin', leave, ending)
    return () => ending.abort()
  }, [])
  function press(event: KeyboardEvent) {
    const open = box.current
    if (event.key === 'Escape' && open?.open) {
      open.open = false
      open.querySelector('summary')?.focus()
    }
    const held = event.ctrlKey || event.metaKey || event.altKey
    if (!open || held) return
    const rows = [...open.querySelectorAll<HTMLElement>('.menu-list :is(a, button)')]
    const at = rows.indexOf(document.activeElement as HTMLElement)
    const step = steps[event.key]
    const next = step ? rows[step(at, rows.length - 1)] : open.open ? beginning(rows, at, event.key) : undefined
    if (!next) return
    event.preventDefault()
    open.open = true
    next.focus()
  }
  return (
    <details className={end ? 'menu-pop menu-pop--end' : 'menu-pop'} ref={box} onKeyDown={press} onToggle={flip}>
      <summary className={look} aria-label={label}>
        {children}
      </summary>
      <ul className="menu menu-list">
        {items.map((item, at) => (
          <li key={at}>
            {'title' in item ? (
              <span className="menu-title">{item.title}</span>
            ) : (
              <Row {...item} close={() => box.current?.removeAttribute('open')} />
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

function Row({ label, href, onPress, icon, count, danger, current, close }: MenuItem & { close: () => void }) {
  const words = (
    <>
      {icon && <Icon name={icon} />}
      {label}
      {count !== undefined && <small>{count}</small>}
    </>
  )
  const shared = { className: danger ? 'bad' : undefined, 'aria-current': current ? ('page' as const) : undefined }
  function choose() {
    close()
    onPress?.()
  }
  return href === undefined ? (
    <button type="button" {...shared} onClick={choose}>
      {words}
    </button>
  ) : (
    <a href={href} {...shared} onClick={choose}>
      {words}
    </a>
  )
}
