import { openPostageSandbox } from '#sandbox/postage/postage.ts'
import type { Secrets } from '#server/auth/secrets.ts'
import { openEasyPost } from '#server/postage/easypost.ts'
import type { Postage } from '#server/postage/postage.ts'
import { isLive, type Settings } from '#server/settings.ts'

/** EasyPost when its key is set, else carriers that do not exist. */
export async function openPostage(settings: Settings, { webhook }: Pick<Secrets, 'webhook'>): Promise<Postage> {
  const { EASYPOST_API_KEY: key, EASYPOST_WEBHOOK_SECRET: webhook_secret, EASYPOST_API_URL: url } = settings
  return key ? openEasyPost({ key, webhook_secret, url }) : openPostageSandbox({ webhook_secret: `postage ${webhook}`, offered: !isLive(settings) })
}
