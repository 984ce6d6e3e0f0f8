import { useLingui } from '@lingui/react/macro'
import css from './Proposals.module.css'

interface ProposedByProps {
  user: { readonly id: string; readonly full_name: string } | null
}

/** Who it was; without a name, a member whom the reader does not see. */
export function ProposedBy({ user }: ProposedByProps) {
  const { t } = useLingui()
  if (!user) return <span>{t`A member`}</span>
  return (
    <a className={`link ${css.name}`} href={`/profile/${user.id}`}>
      <bdi>{user.full_name}</bdi>
    </a>
  )
}
