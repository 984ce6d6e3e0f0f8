const DATABASE = 'cachet-scan'
const STORE = 'pages'

const answered = <T>(request: IDBRequest<T>) =>
  new Promise<T>((done, fail) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => fail(request.error)
  })

/** One step on the store of pages; the database is closed again, so that it can be deleted at any time. */
export async function onPages<T>(mode: IDBTransactionMode, step: (pages: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
  const database = await answered(opening)
  try {
    return await answered(step(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

/** Nothing of a scan is left on this device. */
export async function forgetScans(): Promise<void> {
  await answered(indexedDB.deleteDatabase(DATABASE)).catch(() => undefined)
}
