import { useLingui } from '@lingui/react/macro'
import type { FormEvent, ReactNode } from 'react'
import type { Refusal } from '#kernel/refusal.ts'
import { Title } from '#web/router/Title.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { PROPOSALS } from '../addresses.ts'
import css from '../Proposals.module.css'
import { useFactLabels } from '../use-fact-labels.ts'

interface FormFrameProps {
  title: string
  line?: ReactNode
  refusal: Refusal | undefined
  onSubmit: (event: FormEvent) => void
  children: ReactNode
}

/** Heading, refusals and the two columns of both forms. */
export function FormFrame({ title, line, refusal, onSubmit, children }: FormFrameProps) {
  const { t } = useLingui()
  const labels = useFactLabels()
  const names = Object.keys(labels)
  const fields = Object.fromEntries(names.map((name) => [`facts.${name}`, labels[name as keyof typeof labels]]))
  const ids = Object.fromEntries(names.map((name) => [`facts.${name}`, name === 'media_id' ? 'pictures' : name]))
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{title}</Title>
      <Crumbs crumbs={[{ label: t`Catalogue`, href: '/stamps?status=FOR_REFERENCE' }, { label: t`Proposals`, href: PROPOSALS }, { label: title }]} />
      <form className={css.split} noValidate method="post" onSubmit={onSubmit} data-leave="freely">
        <div className={css.formHead}>
          <h1>{title}</h1>
          {line}
          <Refused refusal={refusal} fields={fields} ids={ids} />
        </div>
        {children}
      </form>
    </main>
  )
}

/** Where it is known from: voters read it first. */
export function Source({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useLingui()
  return (
    <TextArea
      id="note"
      label={t`Where it is known from`}
      optional
      hint={t`Your own copy, a decree, a page of an archive. Whoever votes reads it first.`}
      rows={3}
      maxLength={1_000}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
