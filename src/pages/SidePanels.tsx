import { useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import css from './Header.module.css'
import { SearchBox } from './SearchBox.tsx'
import { TasteForms } from './TasteForms.tsx'
import { useWays } from './use-ways.ts'

/** Opened by the browser itself where it knows how (so without script too), by script elsewhere. */
const opens = (id: string) => ({ command: 'show-modal', commandfor: id, onClick: () => modal(id) })
function modal(id: string) {
  if ('command' in HTMLButtonElement.prototype) return
  const box = document.getElementById(id) as HTMLDialogElement | null
  if (box && !box.open) box.showModal()
}

export function MenuButton() {
  const { t } = useLingui()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const { me, ways, store } = useWays(path)
  return (
    <>
      <IconButton className="only-m" icon="list" label={t`Menu`} {...opens('menu')} />
      <Panel id="menu" className={css.panel} title={t`Menu`}>
        <ul className={`menu-list ${css.links}`}>
          {[...ways, { ...store, icon: 'storefront' as const, here: path.startsWith('/store') && !path.startsWith('/stores') }].map(
            ({ href, label, icon, here }) => (
              <li key={href}>
                <a href={href} aria-current={here ? 'page' : undefined}>
                  <Icon name={icon} />
                  {label}
                </a>
              </li>
            ),
          )}
        </ul>
        <div className={css.tastes}>
          <TasteForms />
        </div>
        {!me && (
          <div className={css.doors}>
            <a className="btn" href="/login">{t`Login`}</a>
            <a className="btn btn--fill" href="/signup">{t`Sign Up`}</a>
          </div>
        )}
      </Panel>
    </>
  )
}

export function SearchButton() {
  const { t } = useLingui()
  return (
    <>
      <IconButton className="only-m" icon="magnifying-glass" label={t`Search`} {...opens('search')} />
      <Panel id="search" className={css.search} title={t`Search`}>
        <SearchBox />
      </Panel>
    </>
  )
}

/** A modal dialog traps the focus, closes on Esc and gives the focus back; going somewhere closes it too. */
function Panel({ id, title, className, children }: { id: string; title: string; className: string | undefined; children: ReactNode }) {
  const { t } = useLingui()
  const box = useRef<HTMLDialogElement>(null)
  const here = useRouterState({ select: ({ location }) => location.href })
  useEffect(() => box.current?.close(), [here])
  const beside = (event: MouseEvent) => event.target === box.current && box.current.close()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it already; the press beside it is for the hand
    <dialog id={id} ref={box} className={className} aria-label={title} onClick={beside}>
      <div className={css.head}>
        <h2>{title}</h2>
        <form method="dialog">
          <IconButton type="submit" icon="x" label={t`Close`} />
        </form>
      </div>
      {children}
    </dialog>
  )
}
