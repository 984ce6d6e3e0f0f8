import { useLingui } from '@lingui/react/macro'
import { useBytes } from '#features/media/web/public.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import css from '../Dashboard.module.css'
import type { ShownWork } from './shown-work.ts'

export function Waits({ waiting }: { waiting: ShownWork['waiting'] }) {
  const { t, i18n } = useLingui()
  const since = (at: string | null) => at && <DateTime at={at} />
  const facts = [
    { label: t`Events that wait`, value: i18n.number(waiting.events) },
    { label: t`The oldest is due since`, value: since(waiting.events_since) },
    { label: t`Letters that wait`, value: i18n.number(waiting.letters) },
    { label: t`The first is due since`, value: since(waiting.letters_since) },
    { label: t`Background jobs that wait`, value: i18n.number(waiting.jobs) },
    { label: t`The oldest job is due since`, value: since(waiting.jobs_since) },
  ]
  return (
    <section className="section" aria-labelledby="waits">
      <h2 id="waits">{t`What waits`}</h2>
      <Facts caption={t`What waits`} facts={facts} />
    </section>
  )
}

export function Health({ health }: { health: ShownWork['health'] }) {
  const { t, i18n } = useLingui()
  const bytes = useBytes()
  const largest = health.largest.map(({ name, bytes: taken }) => (
    <span key={name} className="row">
      <code className={css.code}>{name}</code> {bytes(taken)}
    </span>
  ))
  const hours = i18n.number(health.seconds / 3_600, { style: 'unit', unit: 'hour', maximumFractionDigits: 1 })
  const facts = [
    { label: t`Database`, value: bytes(health.database_bytes) },
    { label: t`Its largest tables`, value: largest },
    { label: t`Connections to the database`, value: i18n.number(health.connections) },
    { label: t`Requests that wait for one`, value: i18n.number(health.waits_for_database) },
    { label: t`Pictures and files`, value: `${i18n.number(health.media_count)} · ${bytes(health.media_bytes)}` },
    { label: t`Open pages at this process`, value: i18n.number(health.sockets) },
    { label: t`Memory of this process`, value: bytes(health.memory_bytes) },
    { label: t`This process runs since`, value: hours },
  ]
  return (
    <section className="section" aria-labelledby="health">
      <h2 id="health">{t`Health`}</h2>
      <Facts caption={t`Health`} facts={facts} />
    </section>
  )
}
