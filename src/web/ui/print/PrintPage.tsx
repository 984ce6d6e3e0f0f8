import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import css from './PrintPage.module.css'

interface PrintPageProps {
  title: string
  heading: string
  back: { label: string; href: string }
  /** Address of the same as PDF; without it there is nothing to print. */
  file?: string | undefined
  /** What can be chosen before printing. */
  choices?: ReactNode
  /** Name of the paper for `@page`; without it the printer's own. */
  paper?: string
  children: ReactNode
}

/** A preview of sheets under a bar with printer and file; only the sheets reach the printer. */
export function PrintPage({ title, heading, back, file, choices, paper, children }: PrintPageProps) {
  const { t } = useLingui()
  return (
    <main id="main" tabIndex={-1}>
      <Title>{title}</Title>
      <div className={css.bar}>
        <a className={css.back} href={back.href}>
          <Icon name="caret-left" />
          {back.label}
        </a>
        <h1>{heading}</h1>
        {file && (
          <div className={css.actions}>
            {choices}
            <Button icon="file-pdf" size="s" href={file} download>
              PDF
            </Button>
            <Button icon="printer" size="s" variant="fill" onClick={() => print()}>{t`Print`}</Button>
          </div>
        )}
      </div>
      <div className={css.preview} data-paper={paper}>
        {children}
      </div>
    </main>
  )
}
