import { join } from 'node:path'
import { openDisk } from '#server/files/disk.ts'
import { openFiles } from '#server/files/files.ts'
import { openImages } from '#server/images/images.ts'
import { type Settings, secret } from '#server/settings.ts'

/** What a deployment works with beside its database. */
export const openInstruments = async (settings: Settings) => ({
  files: openFiles({ disk: await openDisk(settings, join(settings.data_dir, 'media')), secret: secret(settings.data_dir, 'media') }),
  images: openImages({ workers: 2, queue: 40, memory_mb: 600 }),
})
