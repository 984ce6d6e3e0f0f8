import { useLingui } from '@lingui/react/macro'
import type { Unreadable } from '../../core/files/kinds.ts'

/** Why a file cannot be read, and what to do. */
export function useUnreadableWords(): Readonly<Record<Unreadable, string>> {
  const { t } = useLingui()
  return {
    picture: t`This picture cannot be read. Choose a JPEG, PNG, WebP, TIFF or PDF of at most 60 megapixels.`,
    broken: t`This file is damaged, or not what its name says. Save it again in the program it comes from.`,
    locked: t`This PDF is locked with a password. Save it without one.`,
    compression: t`This page is packed in a way that cannot be read here. Save it as a TIFF without compression, or as PNG.`,
    too_large: t`This page is too large. Scan it in parts, or at a lower resolution, of at most 60 megapixels.`,
    empty: t`There is no picture on this page.`,
  }
}
