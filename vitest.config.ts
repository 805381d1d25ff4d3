import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Emails and documents are components without a page around them: plain React, no router plugin.
const shared = { resolve: { tsconfigPaths: true }, oxc: { jsx: { runtime: 'automatic' as const, development: false } } }

/** React as visitors are served it: its development build takes a quarter more of the time of what renders pages, and no test reads its warnings. */
const asServed = { env: { NODE_ENV: 'production' } }

/** A test waits for events and polls with a deadline of its own; these are for what hangs, on a machine with ten times the load. */
const patience = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 30_000 } } }

/** A worker loads a module once for all its files, in half the time: what a test keeps hangs on its own context, never on a module. */
const together = { isolate: false }

/** A stylesheet is empty in a test, but the address of one is an address. */
const sheets = { css: { include: [/\.css\?url$/] } }

export default defineConfig({
  test: {
    // One more than the cores: what waits for a browser or a database leaves one to the others. Each may have a server and a browser.
    maxWorkers: Math.min(availableParallelism() + 1, 8),
    projects: [
      {
        ...shared,
        test: {
          ...patience,
          ...together,
          ...sheets,
          ...asServed,
          name: 'pure',
          include: ['{values,artwork,features,app,platform,server,db,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.server.test.{ts,tsx}'],
        },
      },
      { ...shared, test: { ...patience, name: 'house', include: ['tests/*.test.ts'] } },
      {
        ...shared,
        test: {
          ...patience,
          ...together,
          ...sheets,
          ...asServed,
          name: 'database',
          include: ['{values,artwork,features,app,platform,server,db,scripts}/**/*.server.test.{ts,tsx}'],
          globalSetup: ['tests/support/postgres-for-tests.ts'],
        },
      },
      {
        ...shared,
        test: {
          ...patience,
          ...together,
          ...sheets,
          name: 'e2e',
          include: ['tests/e2e/*.test.{ts,tsx}'],
          globalSetup: ['tests/support/prepared-sites-for-tests.ts', 'tests/support/sites-for-tests.ts'],
        },
      },
      {
        ...shared,
        test: {
          ...patience,
          ...together,
          ...sheets,
          name: 'robustness',
          include: ['tests/robustness/*.test.ts'],
          globalSetup: ['tests/support/prepared-sites-for-tests.ts', 'tests/support/postgres-for-tests.ts'],
        },
      },
    ],
  },
})
