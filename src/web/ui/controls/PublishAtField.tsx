import { useLingui } from '@lingui/react/macro'
import { TextField } from './TextField.tsx'
import type { PublishAt } from './use-publish-at.ts'

/** When it opens by itself: of a lot, a trade, a bounty. */
export function PublishAtField({ timing: { zone, local, setLocal }, error }: { timing: PublishAt; error: string | undefined }) {
  const { t } = useLingui()
  return (
    <TextField
      id="publish_at"
      label={t`Opens at`}
      optional
      type="datetime-local"
      hint={t`Empty: at once. By the clock of ${zone}. Nothing is promised or held before that time.`}
      value={local}
      onChange={({ target }) => setLocal(target.value)}
      error={error}
    />
  )
}
