import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import css from '../../Chat.module.css'
import type { ShownMessage } from '../use-thread.ts'
import { AttachedCard } from './AttachedCard.tsx'
import { CallLine } from './CallLine.tsx'
import { MessageText } from './MessageText.tsx'
import { MessagePictures } from './Pictures.tsx'
import { messageAnchor, QuotedLine } from './QuotedLine.tsx'

export interface BubbleProps {
  message: Omit<ShownMessage, 'reactions'>
  /** Who wrote it, when it was not oneself. */
  name: string
  /** Who wrote what it answers to. */
  quoted_name: string
  /** Above it: in a conversation of many, who writes. */
  head?: ReactNode
  /** Instead of its words: the form that changes them. */
  form?: ReactNode
  /** How far it has come, how others feel about it, and what one can do with it. */
  children?: ReactNode
}

/** A message: what it answers to, its words, its pictures, its card. */
export function Bubble({ message, name, quoted_name, head, form, children }: BubbleProps) {
  const { t } = useLingui()
  const { seq, is_own, body, entities, about, sent_at, edited_at, is_deleted, quoted, medias } = message
  if (about?.call) return <CallLine call={about.call} is_own={is_own} at={sent_at} />
  return (
    <li className={is_own ? `${css.message} ${css.own}` : css.message} id={messageAnchor(seq)} tabIndex={-1}>
      {head}
      {quoted && <QuotedLine quoted={quoted} name={quoted_name} />}
      {is_deleted && <p className={`${css.bubble} ${css.gone}`}>{t`Message deleted`}</p>}
      {form ?? (body && <MessageText body={body} entities={entities} />)}
      {medias.length > 0 && <MessagePictures {...{ medias, is_own, name }} />}
      {about && <AttachedCard about={about} />}
      <span className={css.meta}>
        {edited_at && <span>{t`changed`}</span>}
        <DateTime at={sent_at} show="time" />
        {children}
      </span>
    </li>
  )
}
