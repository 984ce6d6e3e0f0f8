import { useLingui } from '@lingui/react/macro'
import { useTaste } from '#features/settings/web/public.tsx'
import { Check } from '#web/ui/controls/Check.tsx'
import css from './Shortcuts.module.css'

/** List of shortcuts, and the switch that turns them off. */
export function ShortcutSheet({ ways }: { ways: readonly { letter: string; label: string }[] }) {
  const { t } = useLingui()
  const { value, choose } = useTaste('single_keys')
  const rows = [
    { keys: ['/'], words: t`Search` },
    { keys: ['?'], words: t`Show this list` },
    ...ways.map(({ letter, label }) => ({ keys: ['g', letter], words: label })),
    { keys: ['j', 'k'], words: t`Next and previous notification` },
    { keys: ['e'], words: t`Mark the notification as read` },
    { keys: ['#'], words: t`Delete the notification` },
  ]
  return (
    <>
      <dl className={css.keys}>
        {rows.map(({ keys, words }) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Check
        label={t`Use single-key shortcuts`}
        checked={value === 'on'}
        onChange={({ currentTarget }) => void choose(currentTarget.checked ? 'on' : 'off')}
      />
    </>
  )
}
