import { publishMedias, useMediaBy } from '#features/media/server/public.ts'
import type { Tx } from '#server/run/call.ts'
import { hangAt, type SeriesNamed } from './queries-keep.ts'

/** A catalogue pictures a design once: every entry of the series shows it, and so does everybody. */
export async function pictureSeries(tx: Tx, series: SeriesNamed, media_id: string): Promise<void> {
  const ids = await hangAt(tx, series, media_id)
  await useMediaBy(tx, media_id, 'catalogue_entry', ids)
  await publishMedias(tx, [media_id])
}
