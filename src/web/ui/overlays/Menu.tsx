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

/** Heading of a group. */
export interface MenuTitle {
  title: string
}

export interface MenuProps {
  /** Content of the button. */
  children: ReactNode
  /** Accessible name of a button with only an icon. */
  label?: string
  items: readonly (MenuItem | MenuTitle)[]
  /** CSS classes of the button, such as "btn btn--s" or "icon-btn". */
  look?: string
  /** Aligned to the end, for buttons at the end of a row. */
  end?: boolean
  /** In a box that scrolls: what opens is scrolled into it. */
  inside?: boolean
}

/** Opens to the other side if it would leave the screen. */
function flip(box: HTMLDetailsElement, inside: boolean) {
  const list = box.querySelector('.menu')
  if (!box.open) delete box.dataset.flipped
  else if (list && list.getBoundingClientRect().right > document.documentElement.clientWidth) box.dataset.flipped = 'true'
  if (box.open && inside) list?.scrollIntoView({ block: 'nearest' })
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Typeahead: the next row that begins with this letter, from the start after the last. */
function beginning(rows: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  if (!/^[\p{L}\p{N}]$/u.test(key)) return undefined
  const letter = key.toLocaleLowerCase()
  return [...rows.slice(at + 1), ...rows.slice(0, at + 1)].find((row) => row.textContent.trim().toLocaleLowerCase().startsWith(letter))
}

/** Native `details`, which works without script. Arrow keys and letters move, Escape closes and restores the focus, a press outside closes. */
export function Menu({ children, label, items, look = 'btn', end, inside = false }: MenuProps) {
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
    <details
      className={end ? 'menu-pop menu-pop--end' : 'menu-pop'}
      ref={box}
      onKeyDown={press}
      onToggle={({ currentTarget }) => flip(currentTarget, inside)}
    >
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
