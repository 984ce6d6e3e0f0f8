import type { ReactNode } from 'react'
import type { Entity } from '#features/comments/contract.ts'
import css from '../../Chat.module.css'
import { type Look, looksIn } from './looks.ts'

const LOOKS: Record<Look, (text: string, key: number) => ReactNode> = {
  strong: (text, key) => <strong key={key}>{text}</strong>,
  emphasis: (text, key) => <em key={key}>{text}</em>,
  struck: (text, key) => <s key={key}>{text}</s>,
  code: (text, key) => <code key={key}>{text}</code>,
}
const shown = (text: string, from: number): ReactNode[] =>
  looksIn(text).map(({ look, text: part, at }) => (look ? LOOKS[look](part, from + at) : part))

/** The words of a message: text, links and the small part of Markdown, never markup of somebody else. The server has found where the links stand. */
export function MessageText({ body, entities }: { body: string; entities: readonly Entity[] }) {
  const parts: ReactNode[] = []
  let at = 0
  for (const { from, to, kind, ref, name } of entities) {
    if (from < at || to > body.length) continue
    parts.push(...shown(body.slice(at, from), at))
    const outside = kind === 'link' ? { rel: 'nofollow ugc noopener', target: '_blank' } : {}
    parts.push(
      <a key={from} href={kind === 'link' ? ref : `/profile/${ref}`} {...outside}>
        <bdi>{kind === 'mention' && name ? `@${name}` : body.slice(from, to)}</bdi>
      </a>,
    )
    at = to
  }
  parts.push(...shown(body.slice(at), at))
  return (
    <p className={css.bubble} dir="auto">
      {parts}
    </p>
  )
}
