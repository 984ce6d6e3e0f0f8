import { useContext } from 'react'
import { ZoneContext } from '#web/ui/layout/DateTime.tsx'

/** The reader's zone, with which a new event begins. */
export const useOwnZone = () => useContext(ZoneContext)
