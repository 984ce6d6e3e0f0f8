import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { useDatabase } from '#test/support/spare-database.ts'
import { secretFile } from './secret-file.ts'
import { openSecrets } from './secrets.ts'

const database = useDatabase()
beforeEach(() => database.pool.query('delete from deployment_secrets'))
const folder = () => {
  const dir = mkdtempSync(join(tmpdir(), 'cachet-secrets-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}
const open = (data_dir: string, MASTER_KEY = '') => openSecrets(database.pool, { data_dir, MASTER_KEY })
const KEY = 'a master key of forty characters, or so.'

test('processes with folders of their own and one master key hold the same secrets, and none lies open in the database', async () => {
  const [first, second] = await Promise.all([open(folder(), KEY), open(folder(), KEY)])
  expect(second).toEqual(first)
  expect(new Set(Object.values(first)).size).toBe(5)
  const { rows } = await database.pool.query('select * from deployment_secrets')
  const dump = JSON.stringify(rows.map((row) => ({ ...row, sealed: row.sealed.toString('latin1') })))
  for (const secret of [...Object.values(first), KEY]) expect(dump).not.toContain(secret)
})

test('without a setting the master key is made once in DATA_DIR, for its owner alone, and holds at the next start', async () => {
  const dir = folder()
  const first = await open(dir)
  expect(readdirSync(dir)).toEqual(['master.secret'])
  expect(statSync(join(dir, 'master.secret')).mode & 0o777).toBe(0o600)
  expect(await open(dir)).toEqual(first)
  expect(await open(folder(), readFileSync(join(dir, 'master.secret'), 'utf8').trim())).toEqual(first)
})

test('secrets that lie in DATA_DIR from before are taken over at the first start; a second folder with others is told', async () => {
  const [old, other] = [folder(), folder()]
  for (const name of ['vault', 'media']) writeFileSync(join(old, `${name}.secret`), `the old ${name} secret\n`)
  const secrets = await open(old, KEY)
  expect(secrets).toMatchObject({ vault: 'the old vault secret', media: 'the old media secret' })
  expect(await open(old, KEY)).toEqual(secrets)
  writeFileSync(join(other, 'vault.secret'), 'another vault secret\n')
  await expect(open(other, KEY)).rejects.toThrow(/^vault\.secret in .* has the fingerprint \w{12}, but the deployment uses \w{12}/)
})

test('no master key, or another one, does not start, and says so in one sentence', async () => {
  await open(folder(), KEY)
  await expect(open(folder())).rejects.toThrow(/^This database is sealed by the master key \w{12}, which is not here: set MASTER_KEY/)
  await expect(open(folder(), KEY.replace('forty', 'fifty'))).rejects.toThrow(
    /^MASTER_KEY has the fingerprint \w{12}, but this database is sealed by \w{12}/,
  )
  const dir = folder()
  secretFile(dir, 'master')
  await expect(open(dir)).rejects.toThrow(/^master\.secret in .* has the fingerprint/)
})

test('a secret file is made once, and nothing else stays beside it', () => {
  const dir = folder()
  expect(new Set(Array.from({ length: 5 }, () => secretFile(dir, 'master'))).size).toBe(1)
  expect(readdirSync(dir)).toEqual(['master.secret'])
})
