import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useMaybe } from '#web/query/hooks.ts'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { posts } from '../../contract.ts'
import css from '../Posts.module.css'
import type { PostShown } from '../post-answer.ts'
import { changesOf } from './changes.ts'

/** How the text has changed, from version to version. */
export function History({ post }: { post: PostShown }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const told = useMaybe(posts.versions, { id: post.id }, open)
  const texts = told && [post.body, ...told.versions.map(({ body }) => body)]
  return (
    <details className={css.history} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {t`Edited`} <DateTime at={post.edited_at!} />, <Plural value={post.version - 1} one="# change" other="# changes" />
      </summary>
      <ol className="plain" aria-busy={!told}>
        {told?.versions.map(({ version, written_at }, at) => (
          <li key={version}>
            <p className="caption">
              <DateTime at={written_at} />
            </p>
            <p dir="auto">
              {changesOf(texts![at + 1]!, texts![at]!).map(({ is, text }, n) =>
                is === 'same' ? text : is === 'out' ? <del key={n}>{text}</del> : <ins key={n}>{text}</ins>,
              )}
            </p>
          </li>
        ))}
      </ol>
    </details>
  )
}
