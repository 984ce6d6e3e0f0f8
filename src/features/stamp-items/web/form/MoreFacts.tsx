import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { isFlawed, type PartProps } from '../form-parts.ts'
import css from './ItemForm.module.css'
import { OtherFacts } from './OtherFacts.tsx'

const INSIDE = [
  'status',
  'quantity_owned',
  'denomination',
  'grade',
  'color',
  'format',
  'perforation',
  'width_mm',
  'height_mm',
  'topic_ids',
  'description',
]

/** All the rest, behind one press; it opens by itself when something in it was refused, and never closes by itself. */
export function MoreFacts(part: PartProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  const flawed = isFlawed(part.refusal, INSIDE)
  useEffect(() => {
    if (flawed && fold.current) fold.current.open = true
  }, [flawed])
  return (
    <details className={css.more} ref={fold}>
      <summary>
        <Icon name="caret-down" size="s" />
        <Trans>More facts</Trans>
      </summary>
      <OtherFacts {...part} />
    </details>
  )
}
