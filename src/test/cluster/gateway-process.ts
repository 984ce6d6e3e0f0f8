// The payment sandbox as a process of its own, with a database of its own: what its settings say comes as JSON in GATEWAY.
import { openGateway } from '#sandbox/gateway/gateway.ts'
import { openPool } from '#server/db/db.ts'

const { database, ...options } = JSON.parse(process.env.GATEWAY!)
const pool = openPool(database, 5)
const gateway = await openGateway({ ...options, pool })
process.on('disconnect', () => process.exit())
process.on('SIGTERM', () => void gateway.close().then(() => process.exit()))
process.send?.('open')
