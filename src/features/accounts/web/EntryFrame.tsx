import type { ReactNode } from 'react'
import { Title } from '#web/router/Title.tsx'
import { ScriptNote } from '#web/ui/messages/ScriptNote.tsx'
import css from './EntryFrame.module.css'

interface EntryFrameProps {
  title: string
  line?: ReactNode
  children: ReactNode
  /** Works without script: the form is posted to the page's own URL (ADR 040). */
  plain?: boolean
  onSubmit?: (form: HTMLFormElement) => unknown
}

/** Layout of sign-up and log-in: one narrow form. */
export function EntryFrame({ title, line, children, plain = false, onSubmit }: EntryFrameProps) {
  return (
    <main id="main" className={`page ${css.frame}`} tabIndex={-1}>
      <Title>{title}</Title>
      <div className={`perf-shadow ${css.stamp}`}>
        <form
          className={`perf ${css.form}`}
          method="post"
          data-leave="freely"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void onSubmit?.(event.currentTarget)
          }}
        >
          <div className={css.in}>
            <h1>{title}</h1>
            {line && <p className="text-2">{line}</p>}
            {!plain && <ScriptNote />}
            {children}
          </div>
        </form>
      </div>
    </main>
  )
}
