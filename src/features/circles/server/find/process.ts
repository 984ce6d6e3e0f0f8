import { parentPort, workerData } from 'node:worker_threads'
import { choose } from './choose.ts'

/** A thread of its own: the solver does not give way while it counts. */
parentPort?.postMessage(await choose(workerData))
