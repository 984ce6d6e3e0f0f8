import { Plural } from '@lingui/react/macro'
import css from '../Chat.module.css'

/** Above a talk, where the operator lets messages be deleted. */
export const KeptFor = ({ days }: { days: number | null }) =>
  days && (
    <p className={`${css.earlier} caption`}>
      <Plural value={days} one="Messages are deleted after # day." other="Messages are deleted after # days." />
    </p>
  )
