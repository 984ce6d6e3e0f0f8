import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import css from './Paper.module.css'
import { PaperSheet, type ShownPaper } from './PaperSheet.tsx'

interface PaperDeskProps {
  title: string
  back: { label: string; href: string }
  file: string
  papers: readonly ShownPaper[]
  children?: ReactNode
}

/** The papers as they are printed, and above them the printer and the file; only the papers reach the printer. */
export function PaperDesk({ title, back, file, papers, children }: PaperDeskProps) {
  const { t } = useLingui()
  return (
    <main id="main" tabIndex={-1}>
      <Title>{title}</Title>
      <div className={css.bar}>
        <a className={css.back} href={back.href}>
          <Icon name="caret-left" />
          {back.label}
        </a>
        <h1>{title}</h1>
        {papers.length > 0 && (
          <div className={css.acts}>
            <Button icon="file-pdf" size="s" href={file} download>
              PDF
            </Button>
            <Button icon="printer" size="s" variant="fill" onClick={() => print()}>{t`Print`}</Button>
          </div>
        )}
      </div>
      <div className={css.desk}>
        {children}
        {papers.map((paper) => (
          <PaperSheet key={paper.order_id} paper={paper} />
        ))}
      </div>
    </main>
  )
}
