import { createServer } from 'vite'

/**
 * A season of demo bookings, to try the admin area with: `npm run demo:bookings`, where the server's settings are, beside a
 * running server or without one; `-- --remove` takes them away again, `-- --yes` does not ask. It goes through Vite because
 * emails are components, which Node alone does not read.
 */
const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'warn',
  resolve: { tsconfigPaths: true },
  oxc: { jsx: { runtime: 'automatic' } },
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
})
// Vite ends the process at once; the database is left in order first.
for (const signal of ['SIGTERM', 'SIGINT']) process.removeAllListeners(signal)
try {
  const loaded = await vite.ssrLoadModule('/scripts/demo-bookings/run-demo-bookings.ts')
  // The type names the file once more, so that it cannot move without this.
  const { runDemoBookings } = loaded as typeof import('./demo-bookings/run-demo-bookings.ts')
  await runDemoBookings()
} finally {
  await vite.close()
}
