import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import type { AnyMediaAnswer } from './send-file.ts'

type FileFacts = Pick<NonNullable<AnyMediaAnswer['file']>, 'bytes' | 'duration_ms' | 'pages'>

/** Size, length and pages in one line: "1:24 · 3.2 MB". */
export function useFileFacts(): (file: FileFacts) => string {
  const { t } = useLingui()
  const bytes = useBytes()
  return ({ bytes: size, duration_ms, pages }) =>
    [duration_ms && clock(duration_ms), pages && t`${plural(pages, { one: '# page', other: '# pages' })}`, bytes(size)].filter(Boolean).join(' · ')
}

/** Bytes as people say them, with the unit of the reader's language. */
export function useBytes(): (bytes: number) => string {
  const numbers = useNumbers()
  return (bytes) => {
    const [unit, value] =
      bytes >= 1e9 ? (['gigabyte', bytes / 1e9] as const) : bytes >= 1e6 ? (['megabyte', bytes / 1e6] as const) : (['kilobyte', bytes / 1e3] as const)
    return new Intl.NumberFormat(numbers, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 }).format(value)
  }
}

function clock(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000))
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, String(seconds % 60).padStart(2, '0')]
  return h ? `${h}:${String(m).padStart(2, '0')}:${s}` : `${m}:${s}`
}
