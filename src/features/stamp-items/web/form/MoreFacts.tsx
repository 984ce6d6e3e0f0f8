import { Plural, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { blankDraft, type ItemDraft } from '../blank-draft.ts'
import { isFlawed, type PartProps } from '../form-parts.ts'
import { FactControl } from './FactControl.tsx'
import { type FactField, type FactGroup, type GroupName, groupsOf } from './fact-groups.ts'
import css from './ItemForm.module.css'
import { NumberValues } from './NumberValues.tsx'

/** All the rest, in groups behind one press each: what a stamp, a coin or a note has. */
export function MoreFacts(part: PartProps) {
  return (
    <div>
      {groupsOf(part.draft.item_kind).map((group) => (
        <Group key={group.name} group={group} part={part} />
      ))}
    </div>
  )
}

/** It opens by itself when something in it was refused, and never closes by itself. */
function Group({ group: { name, fields }, part }: { group: FactGroup; part: PartProps }) {
  const fold = useRef<HTMLDetailsElement>(null)
  const title = useTitles()[name]
  const inside: string[] = fields.map((field) => field.name)
  const flawed = isFlawed(part.refusal, inside.includes('mint') ? [...inside, 'quantity_owned'] : inside)
  useEffect(() => {
    if (flawed && fold.current) fold.current.open = true
  }, [flawed])
  const told = fields.filter((field) => isTold(field, part.draft)).length
  return (
    <details className={css.more} ref={fold}>
      <summary>
        <Icon name="caret-down" size="s" />
        {title}
        {told > 0 && (
          <small className="muted">
            <Plural value={told} one="# told" other="# told" />
          </small>
        )}
      </summary>
      <div className={css.fields}>
        {name === 'worth' && <NumberValues {...part} />}
        {fields.map((field) => (
          <FactControl key={field.name} part={part} field={field} />
        ))}
      </div>
    </details>
  )
}

/** Is there more in it than in an empty form? */
const isTold = ({ name }: FactField, draft: ItemDraft) =>
  name !== 'status' && JSON.stringify(draft[name]) !== JSON.stringify(blankDraft[name]) && !['mint', 'used'].includes(name)

function useTitles(): Record<GroupName, string> {
  const { t } = useLingui()
  return {
    piece: t`The piece itself`,
    state: t`Grade, soundness and gum`,
    making: t`Separation, paper and printing`,
    certificate: t`Certificate`,
    worth: t`Catalogue values and numbers`,
    subject: t`Topics, tags and description`,
    collection: t`In your collection`,
  }
}
