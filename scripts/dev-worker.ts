import { createServer } from 'vite'

/** A worker process of development: `npm run dev` has no bundle, so it reads the same files through a Vite of its own. */
const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  resolve: { tsconfigPaths: true },
  oxc: { jsx: { runtime: 'automatic' } },
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false, watch: null },
})
const { runWorker } = await vite.ssrLoadModule('/server/worker.ts')
await runWorker(process.argv[3])
