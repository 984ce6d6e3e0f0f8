import type { ReactNode } from 'react'
import type { Entity } from '../contract.ts'
import css from './Comments.module.css'

const hrefOf = {
  mention: (ref: string) => `/profile/${ref}`,
  topic: (ref: string) => `/latest-feeds?topic=${encodeURIComponent(ref)}`,
  link: (ref: string) => ref,
}

/** A text of a member: only text and links, never markup. The server has found where they stand. */
export function WrittenText({ body, entities, className }: { body: string; entities: readonly Entity[]; className?: string | undefined }) {
  const parts: ReactNode[] = []
  let at = 0
  for (const { from, to, kind, ref, name } of entities) {
    if (from < at || to > body.length) continue
    parts.push(body.slice(at, from))
    const outside = kind === 'link' ? { rel: 'nofollow ugc noopener', target: '_blank' } : {}
    parts.push(
      <a key={from} href={hrefOf[kind](ref)} {...outside}>
        <bdi>{kind === 'mention' && name ? `@${name}` : body.slice(from, to)}</bdi>
      </a>,
    )
    at = to
  }
  parts.push(body.slice(at))
  return (
    <p className={className ? `${css.text} ${className}` : css.text} dir="auto">
      {parts}
    </p>
  )
}
