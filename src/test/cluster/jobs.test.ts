import { expect, test } from 'vitest'
import { privacy } from '#features/privacy/contract.ts'
import { useCluster } from './cluster.ts'

/** Each process keeps what it makes in its own folder: the test bed's bucket takes no streamed files. */
const cluster = useCluster({ settings: { S3_BUCKET: '' } })

test('five members ask two processes for their archives: each is made once and told once', async () => {
  const members = await Promise.all(['ann', 'ben', 'cleo', 'dora', 'emil'].map((name) => cluster.join(name)))
  await Promise.all(members.map((who) => who.gets(privacy.exportAll, {})))
  const states = () => Promise.all(members.map(async (who) => (await who.gets(privacy.show, {})).privacy.export?.status))
  await expect.poll(states, { timeout: 60_000, interval: 250 }).toEqual(members.map(() => 'ready'))
  const { rows: letters } = await cluster.pool.query("select recipient, count(*)::int as n from mails where template = 'export_ready' group by 1")
  expect(letters.map(({ n }) => n)).toEqual(members.map(() => 1))
  const { rows: jobs } = await cluster.pool.query(
    "select state::text, retry_count, count(*)::int as n from pgboss.job where name = 'privacy.archive' group by 1, 2",
  )
  expect(jobs).toEqual([{ state: 'completed', retry_count: 0, n: 5 }])
}, 120_000)
