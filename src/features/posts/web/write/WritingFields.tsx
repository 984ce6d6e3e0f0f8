import { useLingui } from '@lingui/react/macro'
import { MentionArea } from '#features/comments/web/public.tsx'
import { PicturesField } from '#features/media/web/public.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import css from '../Posts.module.css'
import type { Writing } from './use-writing.ts'

const MOST = 8

/** Text, pictures and what each picture shows in words. */
export function WritingFields({ writing, onSend, open }: { writing: Writing; onSend: () => void; open: boolean }) {
  const { t } = useLingui()
  const { body, setBody, hanging, altOf, setAlt } = writing
  return (
    <>
      <MentionArea
        className={`input ${css.words}`}
        value={body}
        onText={setBody}
        onSend={onSend}
        rows={4}
        maxLength={5_000}
        aria-label={t`What came in the post?`}
        placeholder={t`What came in the post?`}
      />
      {open && (
        <div className={css.hung}>
          <PicturesField label={t`Pictures`} hanging={hanging} max={MOST} />
          {hanging.pictures.map(({ media }, at) =>
            media ? (
              <TextField
                key={media.id}
                label={t`What picture ${at + 1} shows, in words`}
                hint={t`For those who cannot see it.`}
                value={altOf(media.id)}
                maxLength={500}
                onChange={({ target }) => setAlt(media.id, target.value)}
              />
            ) : null,
          )}
        </div>
      )}
    </>
  )
}
