import { defineConfig } from 'vitest/config'

const shared = { globalSetup: 'src/test/support/database.ts', testTimeout: 60_000, hookTimeout: 120_000 }

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...shared, name: 'server', include: ['src/**/*.test.{ts,tsx}', 'db/**/*.test.ts', 'bin/**/*.test.ts'] } },
      { test: { ...shared, name: 'journeys', include: ['e2e/**/*.test.ts'] } },
    ],
  },
})
