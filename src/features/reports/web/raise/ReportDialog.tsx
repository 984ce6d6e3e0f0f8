import { useEffect, useState } from 'react'
import { type Reportable, reportIsAskedBy } from '#web/browser/report.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'

const ReportForm = lazyPart(() => import('./ReportForm.tsx').then((part) => part.ReportForm))

/** Mounted once in the shell: opens for whatever somebody wants to report. Its form is loaded with the first. */
export function ReportDialog() {
  const [about, setAbout] = useState<Reportable>()
  useEffect(() => reportIsAskedBy(setAbout), [])
  return about ? <ReportForm about={about} onDone={() => setAbout(undefined)} /> : null
}
