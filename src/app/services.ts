import { join } from 'node:path'
import { openAttachments } from '#server/attachments/attachments.ts'
import type { Secrets } from '#server/auth/secrets.ts'
import { openVault } from '#server/auth/vault.ts'
import { openDisk } from '#server/files/disk.ts'
import { openFiles } from '#server/files/files.ts'
import { openImages } from '#server/images/images.ts'
import type { Settings } from '#server/settings.ts'

/** Services of a deployment besides its database. */
export const openServices = async (settings: Settings, secrets: Secrets) => ({
  vault: openVault(secrets.vault),
  files: openFiles({ disk: await openDisk(settings, join(settings.data_dir, 'media')), secret: secrets.media }),
  images: openImages({ workers: 2, queue: 40, memory_mb: 600, folders: [join(settings.data_dir, 'share')] }),
  attachments: openAttachments({ most_mb: settings.MEDIA_MB }),
})
