// The payment sandbox as a process with its own database; its settings are JSON in the environment variable GATEWAY.
import { openGateway } from '#sandbox/gateway/gateway.ts'
import { openPool } from '#server/db/db.ts'

const { database, ...options } = JSON.parse(process.env.GATEWAY!)
const pool = openPool(database, 5)
const gateway = await openGateway({ ...options, pool })
process.on('disconnect', () => process.exit())
process.on('SIGTERM', () => void gateway.close().then(() => process.exit()))
process.send?.('open')
