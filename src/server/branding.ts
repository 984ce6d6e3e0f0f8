import { sql } from 'kysely'
import type { Db } from './db/db.ts'
import type { Settings } from './settings.ts'

/** Name, mail sender and colours of a deployment. */
export interface Branding {
  readonly name: string
  readonly sender_name: string
  readonly sender_email: string
  readonly colour: string
  readonly colour_dark: string
}
export interface BrandingStore {
  /** The current branding, at most one second old in each process. */
  readonly now: () => Branding
  readonly usual: Branding
  stop(): void
}

/** The default colour tokens: green for light and dark mode. */
const GREEN = { colour: '#0b5a47', colour_dark: '#5ccba8' }

/** The default branding, from the environment variables. */
function brandingOfEnvironment({ SITE_NAME, MAIL_FROM }: Pick<Settings, 'SITE_NAME' | 'MAIL_FROM'>): Branding {
  const [, name, address] = /^\s*"?([^"<]*?)"?\s*<([^<>\s]+)>\s*$/.exec(MAIL_FROM) ?? [undefined, '', MAIL_FROM.trim()]
  return { name: SITE_NAME, sender_name: name || SITE_NAME, sender_email: address!, ...GREEN }
}

export async function readBranding(db: Db, usual: Branding): Promise<Branding> {
  const row = await db.selectFrom('site_settings').select(['name', 'sender_name', 'sender_email', 'colour', 'colour_dark']).executeTakeFirst()
  const told = Object.entries(row ?? {}).filter(([, value]) => value !== null)
  return { ...usual, ...Object.fromEntries(told) }
}

/** Stores null for a value equal to the default, so that it keeps following the environment. */
export async function saveBranding(tx: Db, face: Branding, usual: Branding): Promise<void> {
  const own = Object.fromEntries(Object.entries(face).map(([name, value]) => [name, value === usual[name as keyof Branding] ? null : value]))
  await tx
    .updateTable('site_settings')
    .set({ ...own, updated_at: sql<Date>`clock_timestamp()` })
    .execute()
}

const LOOK_AGAIN = 900

/** Cached: the branding is read from the database about once a second, so pages and mails need no query. */
export async function openBranding(db: Db, settings: Settings): Promise<BrandingStore> {
  const usual = brandingOfEnvironment(settings)
  let face = await readBranding(db, usual)
  const look = async () => {
    // A failed query keeps the last known branding.
    face = await readBranding(db, usual).catch(() => face)
  }
  const clock = setInterval(() => void look(), LOOK_AGAIN).unref()
  return { now: () => face, usual, stop: () => clearInterval(clock) }
}

/** The colours as a version for the URL of the style sheet; undefined for the default colours. */
export const coloursOf = ({ colour, colour_dark }: Branding): string | undefined =>
  colour === GREEN.colour && colour_dark === GREEN.colour_dark ? undefined : `${colour.slice(1)}-${colour_dark.slice(1)}`
