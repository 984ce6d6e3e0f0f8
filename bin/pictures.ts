// npm run pictures [-- name]: screenshots of every page, or of those whose name matches, into tmp/pictures.
import { spawnSync } from 'node:child_process'

const [wanted = ''] = process.argv.slice(2)
const { status } = spawnSync('node', ['node_modules/vitest/vitest.mjs', 'run', 'e2e/pictures.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PICTURES: 'tmp/pictures', PICTURES_OF: wanted },
})
process.exit(status ?? 1)
