import { decode } from 'zod/v4/core'
import type { MediaRow } from '#features/media/server/public.ts'
import { Instant } from '#kernel/shapes.ts'

/** Cards store the picture's row as JSON; only its timestamp is parsed. */
type KeptMedia = Omit<MediaRow, 'created_at'> & { readonly created_at: string }
export const keptMedia = (media: unknown): MediaRow | null =>
  media ? { ...(media as KeptMedia), created_at: decode(Instant, (media as KeptMedia).created_at) } : null
