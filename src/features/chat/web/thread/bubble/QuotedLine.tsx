import { useLingui } from '@lingui/react/macro'
import type { ShownMessage } from '../use-thread.ts'
import { plainly } from './looks.ts'
import css from './Message.module.css'

export const messageAnchor = (seq: number) => `message-${seq}`

/** What a message answers to: a press shows it where it stands, if it is on the screen. */
export function QuotedLine({ quoted, name }: { quoted: NonNullable<ShownMessage['quoted']>; name: string }) {
  const { t } = useLingui()
  const said = quoted.is_deleted ? t`Message deleted` : plainly(quoted.body) || (quoted.has_pictures ? t`A picture` : t`A card`)
  const show = () => {
    const message = document.getElementById(messageAnchor(quoted.seq))
    message?.scrollIntoView({ block: 'center' })
    message?.focus({ preventScroll: true })
  }
  return (
    <button type="button" className={css.quoted} onClick={show}>
      <b>{quoted.is_own ? t({ message: 'You', context: 'who has written' }) : <bdi>{name}</bdi>}</b>
      <span dir="auto">{said}</span>
    </button>
  )
}
