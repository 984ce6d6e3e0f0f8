export { Countdown } from './clock/Countdown.tsx'
export { useServerClock } from './clock/use-server-clock.ts'
