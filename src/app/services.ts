import { join, resolve } from 'node:path'
import { openPostage } from '#app/postage.ts'
import { openAttachments } from '#server/attachments/attachments.ts'
import type { Secrets } from '#server/auth/secrets.ts'
import { openVault } from '#server/auth/vault.ts'
import { openDisk } from '#server/files/disk.ts'
import { openFiles } from '#server/files/files.ts'
import { quarantineIn } from '#server/http/uploads.ts'
import { openImages } from '#server/images/images.ts'
import { openOutbound } from '#server/outbound/outbound.ts'
import { openPush } from '#server/push/push.ts'
import type { Settings } from '#server/settings.ts'

/** Services of a deployment besides its database. */
export async function openServices(settings: Settings, secrets: Secrets) {
  // Keys, books and pictures are in the one, settings in the other.
  const hidden = { folder: settings.data_dir, uploads: quarantineIn(settings.data_dir), file: resolve('.env') }
  const outbound = openOutbound({ loopback_ports: settings.OUTBOUND_LOOPBACK_PORTS })
  return {
    postage: await openPostage(settings, secrets),
    outbound,
    turn: { urls: settings.TURN_URLS, secret: settings.TURN_SECRET },
    push: openPush({ secret: secrets.push, subject: subjectOf(settings), outbound }),
    vault: openVault(secrets.vault),
    files: openFiles({ disk: await openDisk(settings, join(settings.data_dir, 'media')), secret: secrets.media }),
    images: openImages({ workers: 2, queue: 40, memory_mb: 600, folders: [join(settings.data_dir, 'share')], hidden }),
    attachments: openAttachments({ most_mb: settings.MEDIA_MB, hidden }),
  }
}

/** Push services write to the operator before they refuse a sender: it has to be an address of the internet. */
const subjectOf = ({ CONTACT_EMAIL, secure, public_url }: Settings) =>
  CONTACT_EMAIL ? `mailto:${CONTACT_EMAIL}` : secure ? public_url : 'mailto:nobody@localhost.invalid'
