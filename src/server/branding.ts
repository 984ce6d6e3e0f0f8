import { sql } from 'kysely'
import type { Db } from './db/db.ts'
import type { Settings } from './settings.ts'

/** How a deployment calls and dresses itself. */
export interface Branding {
  readonly name: string
  readonly sender_name: string
  readonly sender_email: string
  readonly colour: string
  readonly colour_dark: string
}
export interface BrandingStore {
  /** At most a second old, on every process. */
  readonly now: () => Branding
  readonly usual: Branding
  stop(): void
}

/** The tokens’ own green, by day and by night. */
const GREEN = { colour: '#0b5a47', colour_dark: '#5ccba8' }

/** As the environment says it. */
function brandingOfEnvironment({ SITE_NAME, MAIL_FROM }: Pick<Settings, 'SITE_NAME' | 'MAIL_FROM'>): Branding {
  const [, name, address] = /^\s*"?([^"<]*?)"?\s*<([^<>\s]+)>\s*$/.exec(MAIL_FROM) ?? [undefined, '', MAIL_FROM.trim()]
  return { name: SITE_NAME, sender_name: name || SITE_NAME, sender_email: address!, ...GREEN }
}

export async function readBranding(db: Db, usual: Branding): Promise<Branding> {
  const row = await db.selectFrom('site_settings').select(['name', 'sender_name', 'sender_email', 'colour', 'colour_dark']).executeTakeFirst()
  const told = Object.entries(row ?? {}).filter(([, value]) => value !== null)
  return { ...usual, ...Object.fromEntries(told) }
}

/** What an administrator leaves as it usually is stays bound to the environment. */
export async function saveBranding(tx: Db, face: Branding, usual: Branding): Promise<void> {
  const own = Object.fromEntries(Object.entries(face).map(([name, value]) => [name, value === usual[name as keyof Branding] ? null : value]))
  await tx
    .updateTable('site_settings')
    .set({ ...own, updated_at: sql<Date>`clock_timestamp()` })
    .execute()
}

const LOOK_AGAIN = 900

/** Looked at about once a second: whoever draws a page or writes a letter asks nobody. */
export async function openBranding(db: Db, settings: Settings): Promise<BrandingStore> {
  const usual = brandingOfEnvironment(settings)
  let face = await readBranding(db, usual)
  const look = async () => {
    // Away for a moment? Then it stays as it was.
    face = await readBranding(db, usual).catch(() => face)
  }
  const clock = setInterval(() => void look(), LOOK_AGAIN).unref()
  return { now: () => face, usual, stop: () => clearInterval(clock) }
}

/** Names the colours in an address; nothing when they are the tokens’ own. */
export const coloursOf = ({ colour, colour_dark }: Branding): string | undefined =>
  colour === GREEN.colour && colour_dark === GREEN.colour_dark ? undefined : `${colour.slice(1)}-${colour_dark.slice(1)}`
